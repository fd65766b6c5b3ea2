"""The letters of pictures: a font of five by seven dots, and lines that join from one cell to the next.
Drawn for the signs that boards in the terminal use; any other sign is shown as a frame."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

import numpy as np

WIDE: Final = 6  # dots of a cell, with the gap to the next letter
HIGH: Final = 11
_TOP: Final = 2  # dots above a letter

# Seven rows of five dots for each sign, a digit of base 32 each, from the top; the left dot counts most.
_DRAWN: Final = """
! 4444404  " aaa0000  # aavavaa  $ 4fke5u4  % op248j3  & cik8lid  ' 4480000  ( 2488842  ) 8422248  * 04lel40
+ 044v440  , 0000c48  - 000v000  . 00000cc  / 01248g0  0 ehjlphe  1 4c4444e  2 eh1248v  3 v2421he  4 26aiv22
5 vgu11he  6 68guhhe  7 v124888  8 ehhehhe  9 ehhf12c  : 0cc0cc0  ; 0cc0c48  < 248g842  = 00v0v00  > 8421248
? eh12404  @ eh1dlle  A ehhvhhh  B uhhuhhu  C ehggghe  D sihhhis  E vgguggv  F vgguggg  G ehgnhhf  H hhhvhhh
I e44444e  J 72222ic  K hikokih  L ggggggv  M hrllhhh  N hhpljhh  O ehhhhhe  P uhhuggg  Q ehhhlid  R uhhukih
S fgge11u  T v444444  U hhhhhhe  V hhhhha4  W hhhllla  X hha4ahh  Y hhha444  Z v1248gv  [ e88888e  \\ 0g84210
] e22222e  ^ 4ah0000  _ 000000v  ` 8420000  a 00e1fhf  b ggmphhu  c 00egghe  d 11djhhf  e 00ehvge  f 698s888
g 0fhhf1e  h ggmphhh  i 40c444e  j 20622ic  k ggikoki  l c44444e  m 00qllhh  n 00mphhh  o 00ehhhe  p 00uhugg
q 00djf11  r 00mpggg  s 00ege1u  t 88s8896  u 00hhhjd  v 00hhha4  w 00hhlla  x 00ha4ah  y 00hhf1e  z 00v248v
{ 2448442  | 4444444  } 8442448  ~ 008l200  ° 6996000  · 0004000  » 0ka5ak0  « 05aka50  › 0842480  × 0ha4ah0
– 000v000  − 000v000  ’ 4480000  “ aak0000  ” aak0000  • 00eee00  … 000000l  → 042v240  ← 048v840  ↑ 4el4444
↓ 4444le4  ↔ 00ava00  ↯ 248e248  ± 44v440v  † 4e44444  ≈ 008l8l2  ∅ 1ejlpeg  ⊘ 1ejlpeg  ■ 0vvvvv0  ▪ 00eee00
▣ vhlllhv  ▲ 044eevv  ▼ vvee440  ► goquqog  ◄ 13bfb31  ◆ 04eve40  ◈ 4ahlha4  ◊ 4ahhha4  ○ 0ehhhe0  ● 0evvve0
★ 44veeah  ♛ 0llvvv0  ♥ 0avvve4  ⚑ osuso88  ⚒ evv4444  ⚔ ha44arh  ⛨ vlvlle4  ✋ 0alllvu  ✓ 0012k80  ✕ 0ha4ah0
✖ hra4arh  ✦ 44eve44  ✧ 44aha44  ✹ lelvlel  ❄ lelvlel  ➤ 0gsvsg0  ↶ 4cuc416  ↷ 467641c  ↻ el11hhe
"""
_SIGNS: Final = dict(re.findall(r"(\S) ([0-9a-v]{7})", _DRAWN))
_UNKNOWN: Final = "vhhhhhv"
# which ways a line leaves the middle of its cell: up, down, left, right
_LINES: Final = {
    "─": "lr", "│": "ud", "┌": "dr", "┐": "dl", "└": "ur", "┘": "ul", "├": "udr", "┤": "udl", "┬": "dlr", "┴": "ulr", "┼": "udlr",
}  # fmt: skip


@cache
def dots_of(sign: str) -> np.ndarray:
    """A sign as the dots of its cell."""
    cell = np.zeros((HIGH, WIDE), bool)
    middle, centre = HIGH // 2, WIDE // 2 - 1
    if sign in _LINES:
        ways = _LINES[sign]
        cell[middle, centre] = True
        cell[:middle, centre] |= "u" in ways
        cell[middle:, centre] |= "d" in ways
        cell[middle, :centre] |= "l" in ways
        cell[middle, centre:] |= "r" in ways
    elif sign == "║":
        cell[:, [centre - 1, centre + 1]] = True
    elif sign in "┊╏":
        cell[::2, centre] = True
    elif sign == "▒":
        cell[::2, ::2] = cell[1::2, 1::2] = True
    elif not sign.isspace():
        cell[_TOP : _TOP + 7, :5] = _letter(sign)
    return cell


def _letter(sign: str) -> np.ndarray:
    """A letter as seven rows of five dots; one with an accent, or within a circle, as the bare one."""
    bare = sign if sign in _SIGNS else unicodedata.normalize("NFKD", sign)[0]
    rows = _SIGNS.get(bare, _UNKNOWN)
    return np.array([[int(row, 32) >> 4 - column & 1 for column in range(5)] for row in rows], bool)
