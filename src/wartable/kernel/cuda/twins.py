"""Twins of rules for graphics processors: the same code once more, with observations in tiles and enumerations as numbers.
Compiling needs numba-cuda (the extra `gpu`) and no graphics processor."""

from __future__ import annotations

import hashlib
from enum import IntEnum
from types import FunctionType, MethodType
from typing import Any

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped, unused-ignore]
from numba import cuda
from numba.cuda import cgutils, codegen, dispatcher, types
from numba.cuda.datamodel import models
from numba.cuda.descriptor import cuda_target
from numba.cuda.extending import lower_getattr_generic, lower_setattr_generic, register_model
from numba.cuda.np import arrayobj, numpy_support

from wartable.kernel import rule
from wartable.kernel.cuda.keys import TILE
from wartable.kernel.writing import written

SMALL = 1500  # instructions of a function that is written where it is called

_twins: dict[Any, Any] = {}
_twin_globals: dict[int, dict[str, Any]] = {}


class TiledRecord(types.Record):  # type: ignore[misc]
    """A record of which 32 lie field by field: a field's arrays go in strides of 32 numbers."""

    def typeof(self, name: str) -> Any:
        found = super().typeof(name)
        return types.Array(found.dtype, found.ndim, "A") if isinstance(found, types.NestedArray) else found


register_model(TiledRecord)(models.RecordModel)


def tiled(dtype: np.dtype[Any]) -> TiledRecord:
    """The type of such records; the first of a tile stands for whichever of them belongs to the thread."""
    rows = numpy_support.from_dtype(dtype)
    fields = [(name, {"type": each.type, "offset": each.offset}) for name, each in rows.fields.items()]
    return TiledRecord(fields, rows.size, rows.aligned)


def _place(context: Any, builder: Any, typ: Any, value: Any, name: str) -> tuple[Any, Any]:
    """Where a field of the thread's own record begins, and its kind as the record's layout has it."""
    kind = types.Record.typeof(typ, name)
    one = context.get_data_type(kind.dtype if isinstance(kind, types.NestedArray) else kind)
    byte = ir.IntType(8)
    start = builder.gep(builder.bitcast(value, byte.as_pointer()), [ir.IntType(64)(TILE * typ.offset(name))])
    thread = cgutils.get_or_insert_function(
        builder.module, ir.FunctionType(ir.IntType(32), []), "llvm.nvvm.read.ptx.sreg.tid.x"
    )
    lane = builder.zext(builder.and_(builder.call(thread, []), ir.IntType(32)(TILE - 1)), ir.IntType(64))
    return builder.gep(builder.bitcast(start, one.as_pointer()), [lane]), kind


@lower_getattr_generic(TiledRecord)  # type: ignore[untyped-decorator]
def _read(context: Any, builder: Any, typ: Any, value: Any, name: str) -> Any:
    pointer, kind = _place(context, builder, typ, value, name)
    if not isinstance(kind, types.NestedArray):
        return context.unpack_value(builder, kind, pointer, None)
    array = arrayobj.make_array(types.Array(kind.dtype, kind.ndim, "A"))(context, builder)
    number = context.get_constant
    arrayobj.populate_array(
        array,
        data=pointer,
        shape=cgutils.pack_array(builder, [number(types.intp, size) for size in kind.shape]),
        strides=cgutils.pack_array(builder, [number(types.intp, TILE * step) for step in kind.strides]),
        itemsize=number(types.intp, context.get_abi_sizeof(context.get_data_type(kind.dtype))),
        meminfo=None,
        parent=None,
    )
    return array._getvalue()


@lower_setattr_generic(TiledRecord)  # type: ignore[untyped-decorator]
def _write(context: Any, builder: Any, sig: Any, args: Any, name: str) -> None:
    pointer, kind = _place(context, builder, sig.args[0], args[0], name)
    assert not isinstance(kind, types.NestedArray), f"{name} is written number by number"
    context.pack_value(builder, kind, context.cast(builder, args[1], sig.args[1], kind), pointer, align=None)


_tables: set[str] = set()  # that some function has brought along


def _constant_array(self: Any, builder: Any, kind: Any, array: np.ndarray) -> Any:
    """Tables that rules read lie in global memory, each once: all of them are more than constant memory holds.

    The first function that reads a table brings it along, and the others only name it: all are linked together.
    """
    data = np.ascontiguousarray(array)
    held = bytearray(data.tobytes())
    name = f"table_{hashlib.sha256(held).hexdigest()[:24]}"
    text = ir.ArrayType(ir.IntType(8), len(held))
    table = builder.module.globals.get(name)
    if table is None:
        table = ir.GlobalVariable(builder.module, text, name, addrspace=1)
        table.global_constant = True
        table.align = 16
        if name not in _tables:
            _tables.add(name)
            table.initializer = ir.Constant(text, held)
            table.linkage = "linkonce_odr"  # a function may be linked more than once
    found = self.make_array(kind)(self, builder)
    generic = builder.addrspacecast(table, ir.IntType(8).as_pointer(), "generic")
    self.populate_array(
        found,
        data=builder.bitcast(generic, found.data.type),
        shape=[self.get_constant(types.intp, size) for size in data.shape],
        strides=[self.get_constant(types.intp, step) for step in data.strides],
        itemsize=found.itemsize,
        parent=found.parent,
        meminfo=None,
    )
    return found._getvalue()


class Target:
    """The kind of processor that is compiled for, in place of one that is there."""

    def __init__(self, capability: tuple[int, int]) -> None:
        self.compute_capability = capability


def _modules(library: Any) -> list[Any]:
    """The modules of a library and of all that it links, each once; by every way that leads there they would be millions."""
    found: dict[int, Any] = {}
    waiting, seen = [library], {id(library)}
    while waiting:
        one = waiting.pop()
        found.setdefault(id(one._module), one._module)
        for other in one._linking_libraries:
            if id(other) not in seen:
                seen.add(id(other))
                waiting.append(other)
    return list(found.values())


def aim(capability: tuple[int, int]) -> None:
    """Compile for this kind of processor from now on, whether or not there is one; all twins are made anew.

    A table lies in the module of the function that brought it along, so no function may be left from another kernel.
    """
    for made in (_twins, _twin_globals, _tables):
        made.clear()
    dispatcher.get_current_device = lambda: Target(capability)
    codegen.CUDACodeLibrary.modules = property(_modules)
    context = cuda_target.target_context
    context.make_constant_array = MethodType(_constant_array, context)


def inner_function(function: Any, inlined: bool = False) -> Any:
    """A function that only kernels call, in one version for all whole numbers."""
    found: Any = cuda.jit(device=True, forceinline=inlined)(function)
    typed_call = found.get_call_template
    whole = (types.Integer, types.IntegerLiteral, types.IntEnumMember)

    def call_with_int64(arguments: tuple[Any, ...], names: dict[str, Any]) -> Any:
        widened = tuple(types.int64 if isinstance(kind, whole) else kind for kind in arguments)
        typed = typed_call(widened, names)
        if not inlined:
            _keep_apart(found.overloads[widened])
        return typed

    found.get_call_template = call_with_int64
    return found


def _keep_apart(compiled: Any) -> None:
    """Have all who call a function call it, unless it is small: else the code of a large game is many times as long, and
    to fetch instructions is what takes most of the time."""
    function = compiled.library.get_function(compiled.fndesc.llvm_func_name)
    if sum(len(block.instructions) for block in function.blocks) > SMALL:
        function.attributes.add("noinline")


def twin(function: Any) -> Any:
    """The twin of a rule: its code with loops, words and enumerations written out, and all rules that it names as twins."""
    if function not in _twins:
        names = _globals_of(function)
        if function not in _twins:  # filling the globals may have come here already
            defaults = function.__defaults__ and tuple(
                int(value) if isinstance(value, IntEnum) else value for value in function.__defaults__
            )
            bound = FunctionType(function.__code__, names, function.__name__, defaults)
            _twins[function] = inner_function(bound)
            code, added = written(function, numbers=True)
            bound.__code__ = code
            for name, value in added.items():
                names[name] = twin(value) if rule.is_rule(value) else value
    return _twins[function]


def _globals_of(function: Any) -> dict[str, Any]:
    """One namespace of twins for each module."""
    names = function.__globals__
    if id(names) not in _twin_globals:
        twins = _twin_globals[id(names)] = dict(names)
        for name, value in names.items():
            if rule.is_rule(value):
                twins[name] = twin(value)
    return _twin_globals[id(names)]
