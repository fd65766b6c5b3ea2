"""`python -m wartable.template FOLDER` writes the smallest game into a new folder."""

import sys
from pathlib import Path

from wartable.template import write_to

if __name__ == "__main__":
    if len(sys.argv) != 2 or Path(sys.argv[1]).exists():
        sys.exit("Name one folder that is not there yet: python -m wartable.template my-game")
    write_to(Path(sys.argv[1]))
    print(f"{sys.argv[1]} has the smallest game; install it with: pip install ./{sys.argv[1]}")
