"""What is written into the log: a line for each event, and nothing that came from outside can make it two.
Only how lines look is settled here; what is worth one is known where it happens."""

from __future__ import annotations

import logging

from wartable.kernel.message import escaped

INDENT = "    "  # before the lines of a traceback: no line of ours begins with it


class OneLine(logging.Formatter):
    """A line in which control characters are spelled out; a traceback follows indented, its lines likewise."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        told = logging.makeLogRecord(
            {**record.__dict__, "exc_info": None, "exc_text": None, "stack_info": None}
        )
        lines = [escaped(super().format(told))]
        if record.exc_info:
            trace = self.formatException(record.exc_info)
            lines += [INDENT + escaped(line) for line in trace.splitlines()]
        return "\n".join(lines)


def keep_lines_apart() -> None:
    """Let everything in this process log that way."""
    handler = logging.StreamHandler()
    handler.setFormatter(OneLine())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
