"""Linking compiled rules once, into the runners that call them.

The compiler by itself links and optimizes every function together with all that it calls: what many call is done many
times, which made most of the time of a first start. Rules are only ever called by compiled code, so theirs can wait:
a runner links all of them and is optimized as a whole, and the cache keeps nothing of it but what runs. Where the
compiler's inside looks different from what is known here, nothing is changed, and starting only takes longer.
"""

from __future__ import annotations

from typing import Any

INNER = "rule."  # begins the names of functions that wait

KNOWN = (
    "finalize",
    "get_pointer_to_function",
    "serialize_using_object_code",
    "_ensure_finalized",
    "_get_compiled_object",
)

_installed = False


def _names_alone(module: Any) -> bytes:
    """A module that only knows by name what is a runner's own: its functions, and the environments that they are given."""
    from llvmlite import binding  # type: ignore[import-untyped, unused-ignore]

    of_rules = f"{len(INNER) - 1}{INNER[:-1]}"  # as the names of rules are written inside the module
    everything = [*module.functions, *module.global_variables]
    own = [one.name for one in everything if not one.is_declaration and of_rules not in one.name]
    kept: bytes = binding.parse_assembly("\n".join(f'@"{name}" = global i64 0' for name in own)).as_bitcode()
    return kept


def _callers_first(libraries: Any) -> list[Any]:
    """All libraries that these need, each behind all that call it.

    What nobody has called yet when it is linked in is dropped, and is missing when a caller comes later.
    """
    done: dict[Any, None] = {}  # each behind all that it calls

    def visit(library: Any) -> None:
        if library not in done:
            if library.name.startswith(INNER):
                for needed in library._linking_libraries:
                    visit(needed)
            done[library] = None

    for library in libraries:
        visit(library)
    return list(reversed(done))


def link_once() -> None:
    """Teach the compiler to leave functions with INNER names to those that call them."""
    global _installed
    if _installed:
        return
    _installed = True
    from numba.core import codegen
    from numba.core.registry import cpu_target

    target = cpu_target.target_context.codegen()
    usual: Any = getattr(codegen, "JITCodeLibrary", None)
    known = all(hasattr(usual, name) for name in KNOWN)
    known = known and all(hasattr(target, name) for name in ("set_env", "_engine"))
    if not known or getattr(target, "_library_class", None) is not usual:
        return

    class Library(usual):  # type: ignore[misc]
        """A library that knows whether it waits."""

        def finalize(self) -> None:
            if self.name.startswith(INNER):
                self._finalized = True
                return
            self._linking_libraries[:] = _callers_first(self._linking_libraries)
            super().finalize()

        def serialize_using_object_code(self) -> tuple[str, str, tuple[bytes, bytes]]:
            """For the cache: the code, and of all that it was linked from only the names that a later start looks up.

            The usual form keeps everything for whoever links it once more, which nobody does with a runner; to read
            that made half of the time of loading one.
            """
            self._ensure_finalized()
            return self.name, "object", (self._get_compiled_object(), _names_alone(self._final_module))

        def get_pointer_to_function(self, name: str) -> int:
            if self.name.startswith(INNER):
                return 0
            pointer: int = super().get_pointer_to_function(name)
            return pointer

    set_env = target.set_env

    def set_known_env(name: str, env: Any) -> None:
        if target._engine.is_symbol_defined(name):
            set_env(name, env)

    target._library_class = Library
    target.set_env = set_known_env
