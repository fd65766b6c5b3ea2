"""The one source of chance inside a match: a small generator (sfc32) that lives in the record.
All arithmetic stays below 2**63, so plain Python and compiled code give the same numbers."""

from wartable.kernel.rule import rule
from wartable.kernel.typed import AnyRecord

LOW = 0xFFFFFFFF


@rule
def seed_chance(g: AnyRecord, seed):
    """Start the generator from a seed of up to 63 bits."""
    g.chance[0] = seed & LOW
    g.chance[1] = (seed >> 32) & LOW
    g.chance[2] = 0x57415254
    g.chance[3] = 1
    for _ in range(12):
        draw(g)


@rule
def draw(g: AnyRecord):
    """The next 32 random bits."""
    a = g.chance[0]
    b = g.chance[1]
    c = g.chance[2]
    bits = (a + b + g.chance[3]) & LOW
    g.chance[3] = (g.chance[3] + 1) & LOW
    g.chance[0] = b ^ (b >> 9)
    g.chance[1] = (c + (c << 3)) & LOW
    g.chance[2] = ((((c << 21) & LOW) | (c >> 11)) + bits) & LOW
    return bits


@rule
def below(g: AnyRecord, bound):
    """A number from 0 to bound-1 (2**31 at most), every one exactly as likely: uneven draws are thrown away."""
    product = draw(g) * bound
    if (product & LOW) < bound:
        uneven = (LOW + 1 - bound) % bound
        while (product & LOW) < uneven:
            product = draw(g) * bound
    return product >> 32
