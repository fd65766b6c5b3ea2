"""Tables of numbers that were learned: they stand in the code between two marks, and are put there by programs."""

BEGIN, END = "# values:begin\n", "# values:end\n"


def with_table(text: str, table: str) -> str:
    """A file's text with what lies between its marks replaced."""
    before, rest = text.split(BEGIN, 1)
    _, after = rest.split(END, 1)
    return before + BEGIN + table + END + after
