"""QR codes: whole codes that another maker of codes draws alike, worked examples of the standard, and reading them back."""

import hashlib
import xml.etree.ElementTree as ET

import pytest

from wartable.web import qr

# A text that fills version 1 to the last byte, as another program draws it.
FULL = """
#######..#.#..#######
#.....#..#.#..#.....#
#.###.#.###...#.###.#
#.###.#.####..#.###.#
#.###.#.#.#.#.#.###.#
#.....#.#...#.#.....#
#######.#.#.#.#######
........#..##........
#.#####....##.#####..
##.#.#.#.##..#.##.#.#
..#..##.######...###.
#..#.#.###..#..#.####
#.#...#.#..#..#.##.#.
........#.#....##.###
#######..#.##......#.
#.....#.###..#.####.#
#.###.#.###.####.#.##
#.###.#.#.#..#.####..
#.###.#.#.###.....#..
#.....#..#.###...##..
#######.###.#.##...#.
"""
LINK = "http://192.168.1.20:8080/match/abcdefghijkl#ABCDEFGHIJKLMNOPQRSTUVWXYZ012345"
# Larger ones as the same program draws them, by their digests: four blocks of one size, and of two with a version told.
DIGESTS = {
    LINK + "x" * (106 - len(LINK)): "2c0b13cdc117689241aa2d683cf06ad4dc8869b2fb728f561456f3300b01c44c",
    "y" * 213: "846a7d6bcfd964a49e0268223c995754d1abc37d172c9cb49536946fcde73133",
}


def written(matrix: qr.Matrix) -> str:
    return "\n".join("".join(".#"[dark] for dark in row) for row in matrix)


def read(matrix: qr.Matrix) -> str:
    """The text of a code, read as a reader does: the mask from its format, the words along the way, block by block."""
    version = (len(matrix) - 17) // 4
    told = sum(matrix[8][x] << bit for bit, x in zip(range(14, 9, -1), (0, 1, 2, 3, 4), strict=True))
    mask = (told ^ 0x5412) >> 10 & 7
    taken = qr._fixed(version).keys() | qr._told(version, mask).keys()
    free = [(y, x) for y, x in qr._path(len(matrix)) if (y, x) not in taken]
    bits = "".join(str(int(matrix[y][x] != qr.MASKS[mask](y, x))) for y, x in free)
    words = [int(bits[at : at + 8], 2) for at in range(0, qr.CODEWORDS[version - 1] * 8, 8)]
    count, size = qr.BLOCKS[version - 1], qr._data_size(version)
    blocks: list[list[int]] = [[] for _ in range(count)]
    short, longer = divmod(size, count)
    places = [b for n in range(short + 1) for b in range(count) if n < short + (b >= count - longer)]
    for block, word in zip(places, words, strict=False):
        blocks[block].append(word)
    data = "".join(format(word, "08b") for block in blocks for word in block)
    length = 16 if version >= qr.LONG_COUNT else 8
    assert data[:4] == "0100"
    end = 4 + length
    many = int(data[4:end], 2)
    return bytes(int(data[end + 8 * n : end + 8 * n + 8], 2) for n in range(many)).decode()


def test_a_whole_code_is_drawn_as_others_draw_it() -> None:
    assert written(qr.matrix_of("wartable table")) == FULL.strip()


@pytest.mark.parametrize("text", DIGESTS)
def test_large_codes_are_drawn_as_others_draw_them(text: str) -> None:
    assert hashlib.sha256(written(qr.matrix_of(text)).encode()).hexdigest() == DIGESTS[text]


def test_the_corrections_of_a_worked_example() -> None:
    words = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    assert qr.corrections_of(words, 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]


@pytest.mark.parametrize("length", [1, 14, 15, 60, 90, 122, 180, 181, 213])
def test_what_is_written_can_be_read(length: int) -> None:
    text = (LINK * 3)[:length]
    assert read(qr.matrix_of(text)) == text


def test_letters_of_any_language() -> None:
    assert read(qr.matrix_of("Zażółć 卓")) == "Zażółć 卓"


def test_what_is_too_long_has_no_code() -> None:
    assert qr.matrix_of("y" * 214) is None
    assert qr.drawing_of("y" * 214, "x") == ""


def test_the_drawing_is_a_picture_with_a_name_and_a_margin() -> None:
    drawing = ET.fromstring(qr.drawing_of("wartable table", 'A "code" & <more>'))
    assert drawing.get("aria-label") == 'A "code" & <more>'
    assert drawing.get("viewBox") == "0 0 29 29"
    assert drawing[1].get("d", "").count("M") == FULL.count("#")
