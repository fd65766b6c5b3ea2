"""A real PostgreSQL server in a temporary folder, started with the system's own binaries and ended with the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: -int(folder.parent.name))


def program(name: str) -> Path:
    found = [folder / name for folder in FOLDERS if (folder / name).exists()]
    in_path = shutil.which(name)
    if not found and in_path is None:
        pytest.skip("no PostgreSQL server is installed (apt-get install postgresql)")
    return found[0] if found else Path(str(in_path))


def run(*command: str) -> None:
    """PostgreSQL refuses to run as root; then it runs as the user that its package made."""
    as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    subprocess.run([*as_user, *command], check=True, stdout=subprocess.DEVNULL, cwd="/")


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a fresh server."""
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    with tempfile.TemporaryDirectory(prefix="wartable-pg-", ignore_cleanup_errors=True) as folder:
        if os.geteuid() == 0:
            os.chown(folder, pwd.getpwnam("postgres").pw_uid, -1)
        data = f"{folder}/data"
        run(str(initdb), "-D", data, "-U", "wartable", "-A", "trust", "-E", "UTF8", "--no-sync")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        run(str(pg_ctl), "-D", data, "-w", "-l", f"{folder}/log", "-o", options, "start")
        try:
            yield f"postgresql://wartable@127.0.0.1:{port}/postgres"
        finally:
            run(str(pg_ctl), "-D", data, "-m", "immediate", "-w", "stop")


def fresh_database(server: str) -> str:
    """A database of its own on a server."""
    with psycopg.connect(server, autocommit=True) as connection:
        count = connection.execute("SELECT count(*) FROM pg_database").fetchone()
        assert count is not None
        name = f"table{count[0]}"
        connection.execute(f"CREATE DATABASE {name}")
    return server.rsplit("/", 1)[0] + "/" + name
