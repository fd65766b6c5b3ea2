"""QR codes of links, as ISO/IEC 18004 has them: text as bytes, error correction M, versions 1 to 10.
`matrix_of` gives the dark modules, `drawing_of` an SVG of them; nothing is known here of what the text says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from html import escape

Matrix = list[list[bool]]

MEDIUM = 0  # how the level of correction is written in a code
CODEWORDS = (26, 44, 70, 100, 134, 172, 196, 242, 292, 346)  # of each version, corrections among them
CORRECTIONS = (10, 16, 26, 18, 24, 16, 18, 22, 22, 26)  # for each block
BLOCKS = (1, 1, 1, 2, 2, 4, 4, 4, 5, 5)
ALIGNED = ((), (18,), (22,), (26,), (30,), (34,), (22, 38), (24, 42), (26, 46), (28, 50))  # beside 6
LONG_COUNT = 10  # from this version on the length has two bytes
NUMBERED = 7  # and from this one a code tells its version
FIELD, FORMAT, VERSION = 0x11D, 0x537, 0x1F25  # polynomials
FORMAT_MASK = 0x5412
QUIET = 4  # light modules around a code
MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)
FINDER_LIKE = (
    [True, False, True, True, True, False, True, False, False, False, False],
    [False, False, False, False, True, False, True, True, True, False, True],
)


def matrix_of(text: str) -> Matrix | None:
    """The code of a text, row by row, dark is True; None if it is too long for one."""
    data = text.encode()
    version = _version_for(len(data))
    if version is None:
        return None
    words = list(_interleaved(_data_words(data, version), version))
    candidates = [_drawn(words, version, mask) for mask in range(len(MASKS))]
    return min(candidates, key=_penalty)


def drawing_of(text: str, label: str) -> str:
    """The code of a text as an SVG that keeps its light margin on any ground; empty if the text is too long."""
    matrix = matrix_of(text)
    if matrix is None:
        return ""
    size = len(matrix) + 2 * QUIET
    path = "".join(
        f"M{x + QUIET} {y + QUIET}h1v1h-1z"
        for y, row in enumerate(matrix)
        for x, dark in enumerate(row)
        if dark
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" role="img" aria-label="{escape(label)}"'
        f' shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{size}v{size}H0z"/><path fill="#000" d="{path}"/></svg>'
    )


# --- Words ----------------------------------------------------------------------------------------------


def _version_for(length: int) -> int | None:
    fits = (version for version in range(1, len(CODEWORDS) + 1) if length <= _room(version))
    return next(fits, None)


def _data_size(version: int) -> int:
    return CODEWORDS[version - 1] - CORRECTIONS[version - 1] * BLOCKS[version - 1]


def _room(version: int) -> int:
    """The bytes of a text that a version holds beside its kind and length."""
    return _data_size(version) - (3 if version >= LONG_COUNT else 2)


def _data_words(data: bytes, version: int) -> list[int]:
    """Kind, length and bytes of a text, filled up to the size of the version."""
    bits = "0100" + format(len(data), "016b" if version >= LONG_COUNT else "08b")
    bits += "".join(format(byte, "08b") for byte in data) + "0000"
    words = [int(bits[at : at + 8], 2) for at in range(0, len(bits), 8)]
    return words + [0xEC if n % 2 == 0 else 0x11 for n in range(_data_size(version) - len(words))]


def _interleaved(words: list[int], version: int) -> Iterator[int]:
    """The words block by block with their corrections, one of each block in turn."""
    count = BLOCKS[version - 1]
    short, longer = divmod(len(words), count)
    blocks, at = [], 0
    for block in range(count):
        size = short + (block >= count - longer)
        blocks.append(words[at : at + size])
        at += size
    corrections = [corrections_of(block, CORRECTIONS[version - 1]) for block in blocks]
    for place in range(short + 1):
        yield from (block[place] for block in blocks if place < len(block))
    for place in range(CORRECTIONS[version - 1]):
        yield from (block[place] for block in corrections)


@cache
def _powers() -> tuple[list[int], dict[int, int]]:
    """The powers of 2 in the field of 256, and their exponents."""
    powers, value = [], 1
    for _ in range(255):
        powers.append(value)
        value = value << 1 ^ (FIELD if value & 0x80 else 0)
    return powers, {power: exponent for exponent, power in enumerate(powers)}


def _times(a: int, b: int) -> int:
    powers, exponents = _powers()
    return powers[(exponents[a] + exponents[b]) % 255] if a and b else 0


@cache
def _generator(count: int) -> list[int]:
    """The product of (x - 2^n) for each n below the count, highest power first."""
    found = [1]
    for n in range(count):
        root = _powers()[0][n]
        found = [a ^ _times(b, root) for a, b in zip([*found, 0], [0, *found], strict=True)]
    return found


def corrections_of(words: list[int], count: int) -> list[int]:
    """So many words of Reed-Solomon correction for these."""
    rest = [0] * count
    for word in words:
        lead = word ^ rest[0]
        rest = [a ^ _times(b, lead) for a, b in zip([*rest[1:], 0], _generator(count)[1:], strict=True)]
    return rest


# --- Modules --------------------------------------------------------------------------------------------


def _drawn(words: list[int], version: int, mask: int) -> Matrix:
    size = 17 + 4 * version
    fixed = _fixed(version)
    dark = [[fixed.get((y, x), False) for x in range(size)] for y in range(size)]
    for (y, x), value in _told(version, mask).items():
        dark[y][x] = value
    taken = fixed.keys() | _told(version, mask).keys()
    bits = iter([word >> bit & 1 for word in words for bit in range(7, -1, -1)])
    for y, x in _path(size):
        if (y, x) not in taken:
            dark[y][x] = bool(next(bits, 0)) != MASKS[mask](y, x)
    return dark


def _path(size: int) -> Iterator[tuple[int, int]]:
    """The way of the bits: in columns of two from the right, up and down in turn, past the line of the timing."""
    upward = True
    for right in range(size - 1, 0, -2):
        right -= right <= 6
        for y in range(size - 1, -1, -1) if upward else range(size):
            yield y, right
            yield y, right - 1
        upward = not upward


@cache
def _fixed(version: int) -> dict[tuple[int, int], bool]:
    """What every code of a version has: finders with their margins, timing, alignment and one dark module."""
    size, found = 17 + 4 * version, {}
    for n in range(size):
        found[6, n] = found[n, 6] = n % 2 == 0
    middles = (6, *ALIGNED[version - 1]) if version > 1 else ()
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    for middle in {(y, x) for y in middles for x in middles} - corners:
        found |= _square(middle, (True, False, True), size)
    for y, x in ((3, 3), (3, size - 4), (size - 4, 3)):
        found |= _square((y, x), (True, True, False, True, False), size)
    found[size - 8, 8] = True
    return found


def _square(middle: tuple[int, int], rings: tuple[bool, ...], size: int) -> dict[tuple[int, int], bool]:
    """Rings around a module, from inside out, as far as they are on the code."""
    reach = range(1 - len(rings), len(rings))
    places = {(middle[0] + dy, middle[1] + dx): rings[max(abs(dy), abs(dx))] for dy in reach for dx in reach}
    return {(y, x): dark for (y, x), dark in places.items() if 0 <= y < size and 0 <= x < size}


def _checked(value: int, bits: int, polynomial: int) -> int:
    """A number with so many bits of the polynomial's rest behind it."""
    rest = value << bits
    while rest.bit_length() > bits:
        rest ^= polynomial << rest.bit_length() - polynomial.bit_length()
    return value << bits | rest


@cache
def _told(version: int, mask: int) -> dict[tuple[int, int], bool]:
    """What a code tells of itself, twice: its correction and mask, and from some size on its version."""
    size, found = 17 + 4 * version, {}
    format_bits = _checked(MEDIUM << 3 | mask, 10, FORMAT) ^ FORMAT_MASK
    along = [0, 1, 2, 3, 4, 5, 7, 8]
    for bit in range(15):
        dark = bool(format_bits >> bit & 1)
        if bit < 8:
            found[along[bit], 8] = found[8, size - 1 - bit] = dark
        else:
            found[8, along[14 - bit]] = found[size - 15 + bit, 8] = dark
    if version >= NUMBERED:
        version_bits = _checked(version, 12, VERSION)
        for bit in range(18):
            row, column = bit // 3, size - 11 + bit % 3
            found[row, column] = found[column, row] = bool(version_bits >> bit & 1)
    return found


def _penalty(matrix: Matrix) -> int:
    """How hard a code is to read: runs, blocks, what looks like a finder, and too much of one shade."""
    size = len(matrix)
    columns = [list(column) for column in zip(*matrix, strict=True)]
    lines = [*matrix, *columns]
    runs = sum(_run_penalty(line) for line in lines)
    blocks = sum(
        matrix[y][x] == matrix[y][x + 1] == matrix[y + 1][x] == matrix[y + 1][x + 1]
        for y in range(size - 1)
        for x in range(size - 1)
    )
    finders = sum(line[at : at + 11] in FINDER_LIKE for line in lines for at in range(size - 10))
    share = 100 * sum(map(sum, matrix)) / size**2
    return runs + 3 * blocks + 40 * finders + 10 * int(abs(share - 50) / 5)


def _run_penalty(line: list[bool]) -> int:
    found, length = 0, 1
    for before, now in zip(line, [*line[1:], None], strict=True):
        if before == now:
            length += 1
        else:
            found += length - 2 if length >= 5 else 0
            length = 1
    return found
