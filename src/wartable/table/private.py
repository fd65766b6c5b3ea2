"""Files that only their owner may read, from their first moment on, and the lock of one program on a file.
Nothing is known here of what stands in them."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

OWN_FOLDER, OWN_FILE = 0o700, 0o600


def make_folder(folder: Path) -> None:
    """A folder with all above it; what has to be made is its owner's alone, what is there stays as it is."""
    if not folder.parent.exists():
        make_folder(folder.parent)
    folder.mkdir(OWN_FOLDER, exist_ok=True)


def open_new(path: Path, flags: int = 0) -> int:
    """A handle of a file that was not there; raises FileExistsError if it was."""
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | flags, OWN_FILE)


def narrow(path: Path) -> None:
    """Take the rights of others off a file that is there. Somebody else's file stays as it is.

    The file is not opened for it: to close any handle of a database would let go of all locks on it.
    """
    with contextlib.suppress(OSError):
        rights = path.stat().st_mode & 0o777
        if rights & ~OWN_FILE:
            path.chmod(rights & OWN_FILE)


def lock(handle: int) -> bool:
    """Take a file for this program alone; False if another has it. Where the system has no such locks, nobody has."""
    try:
        import fcntl
    except ImportError:  # Windows
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
