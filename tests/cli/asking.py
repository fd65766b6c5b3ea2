"""How tests call the command as a script or a person does."""

import json
import os
import subprocess
import sys
from typing import Any


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "wartable", *arguments],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "LC_ALL": "", "LC_MESSAGES": "", "LANG": "C.UTF-8", **environment},
    )


def answer(*arguments: str) -> Any:
    done = run(*arguments)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
