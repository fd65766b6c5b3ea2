"""Plain HTML elements for the pages: tags with text and attributes, and the few form fields that we use.
Native elements bring their own keyboard and screen-reader behaviour; nothing here knows a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

from nicegui import json, ui
from nicegui.elements.mixins.text_element import TextElement

from wartable.web.forgetting import let_go

Handler = Callable[..., Any]

_VALUE = "(e) => emit(e.target.value)"
# What is typed is told at once, and again after a while if by then there is something else; what is not told yet is told
# when the text is left, so that no press elsewhere overtakes it.
_TYPED = """(e) => {
  const field = e.target;
  if (field.telling) return;
  field.told = field.value;
  emit(field.told);
  field.telling = setTimeout(() => { field.telling = null; if (field.value !== field.told) emit(field.value) }, %d);
}"""
_LEFT = """(e) => {
  const field = e.target;
  if (!field.telling) return;
  clearTimeout(field.telling);
  field.telling = null;
  if (field.value !== field.told) emit(field.value);
}"""
_CHECKED = "(e) => emit(e.target.checked)"
# A click with the mouse leaves the keys to the board; one with the keyboard keeps its place.
_LET_GO = "(e) => { if (e.detail) e.currentTarget.blur(); emit() }"
PATIENCE = 10.0  # seconds that a browser may take to answer
_OWN_VALUE = (
    "^value"  # what an input starts with; what is typed since is the browser's, whatever is drawn anew
)
_numbers = count(1)


class Tag(TextElement):
    """An HTML element. Attributes are keywords; `aria_label` stands for `aria-label`, `for_` for `for`."""

    def __init__(self, tag: str, text: str = "", css: str = "", **attributes: Any) -> None:
        super().__init__(tag=tag, text=text)
        if css:
            self.classes(css)
        for name, value in attributes.items():
            if value is not None and value is not False:
                self.props[
                    _OWN_VALUE if (tag, name) == ("input", "value") else name.rstrip("_").replace("_", "-")
                ] = value

    def _handle_delete(self) -> None:
        super()._handle_delete()
        let_go(self)

    def put(self, name: str, value: Any) -> None:
        """Set an attribute, or take it away with None; what is so already needs no telling."""
        if self.props.get(name) == (None if value is False else value):
            return
        if value is None or value is False:
            self.props.pop(name, None)
        else:
            self.props[name] = value
        self.update()


def link(text: str, address: str, css: str = "", **attributes: Any) -> Tag:
    return Tag("a", text, css, href=address, **attributes)


def button(text: str, on_click: Handler, css: str = "", **attributes: Any) -> Tag:
    """A button; `css="act"` makes it the one a person most likely wants."""
    made = Tag("button", text, f"button {css}".strip(), type="button", **attributes)
    made.on("click", on_click, [])
    return made


def sign_button(sign: str, text: str, on_click: Handler) -> Tag:
    """A quiet button of the bar: a sign and words, of which a narrow screen shows the sign alone."""
    made = Tag("button", "", "button quiet", type="button", title=text)
    with made:
        Tag("span", sign, "sign", aria_hidden="true")
        Tag("span", text, "words")
    made.on("click", on_click, js_handler=_LET_GO)
    return made


def script_button(text: str, script: str, css: str = "", **attributes: Any) -> Tag:
    """A button that does something in the browser alone."""
    made = Tag("button", text, f"button {css}".strip(), type="button", **attributes)
    made.on("click", js_handler=script)
    return made


def choice(
    label: str,
    options: Mapping[str, str],
    value: str,
    on_change: Handler | None = None,
    *,
    hint: str = "",
    js: str | None = None,
    css: str = "",
) -> Tag:
    """A labelled list to choose from; `options` are the values with their words."""
    with Tag("label", css=f"labelled {css}".strip()):
        Tag("span", label, "field-label")
        with Tag("select") as select:
            for key, words in options.items():
                Tag("option", words, value=key, selected=key == value)
        if hint:
            Tag("small", hint)
    if js:
        select.on("change", js_handler=js)
    elif on_change is not None:
        select.on("change", lambda event: on_change(str(event.args)), js_handler=_VALUE)
    return select


def text_field(
    label: str, value: str, on_change: Handler, *, hint: str = "", length: int = 60, css: str = ""
) -> Tag:
    """A labelled line of text."""
    with Tag("label", css=f"labelled {css}".strip()):
        Tag("span", label, "field-label")
        field = Tag(
            "input", type="text", value=value, maxlength=length, autocomplete="off", spellcheck="false"
        )
        if hint:
            Tag("small", hint)
    field.on("change", lambda event: on_change(str(event.args)), js_handler=_VALUE)
    return field


def text_area(
    label: str, value: str, on_change: Handler, *, rows: int = 18, css: str = "", wait: float = 0.3
) -> Tag:
    """A labelled text of many lines; told of changes while it is typed."""
    with Tag("label", css=f"labelled {css}".strip()):
        Tag("span", label, "field-label")
        area = Tag("textarea", value, rows=rows, spellcheck="false", autocomplete="off")
    area.on("input", lambda event: on_change(str(event.args)), js_handler=_TYPED % round(1000 * wait))
    area.on("blur", lambda event: on_change(str(event.args)), js_handler=_LEFT)
    return area


def check_box(label: str, value: bool, on_change: Handler | None = None, *, js: str | None = None) -> Tag:
    """A labelled box to tick."""
    with Tag("label", css="labelled check"):
        box = Tag("input", type="checkbox", checked=value)
        Tag("span", label)
    if js:
        box.on("change", js_handler=js)
    elif on_change is not None:
        box.on("change", lambda event: on_change(bool(event.args)), js_handler=_CHECKED)
    return box


class Dialog:
    """A native modal dialog: Escape closes it, focus stays in it and returns afterwards."""

    def __init__(self, title: str, close: str, css: str = "") -> None:
        self.number = next(_numbers)
        name = f"dialog-{self.number}"
        self.element = Tag("dialog", css=f"dialog {css}".strip(), aria_labelledby=name)
        with self.element:
            with Tag("header"):
                Tag("h2", title, id=name)
                shut = Tag("button", "×", "button quiet", type="button", aria_label=close)
                shut.on("click", js_handler="(e) => e.target.closest('dialog').close()")
            self.body = Tag("div", css="dialog-body")

    def open(self) -> None:
        self._call("showModal")

    def close(self) -> None:
        self._call("close")

    def _call(self, method: str) -> None:
        html_id = self.element.html_id
        self.element.client.run_javascript(
            f"{{const d=document.getElementById('{html_id}'); if (d && ('{method}'==='close') === d.open) d.{method}()}}"
        )


def set_value(field: Tag, value: str) -> None:
    """Put something else into a field than what was typed."""
    field.client.run_javascript(
        f"{{const f = document.getElementById('{field.html_id}'); if (f) f.value = {quoted(value)}}}"
    )


async def ask(script: str) -> Any:
    """What a script in the browser answers; None when the browser has left."""
    try:
        return await ui.run_javascript(script, timeout=PATIENCE)
    except TimeoutError:
        return None


def toast(text: str, kind: str = "info") -> None:
    """A small notice that goes by itself and is read out; kind is info, good or bad."""
    ui.run_javascript(f"wartable.toast({quoted(text)}, '{kind}')")


def quoted(text: str) -> str:
    """A text as a script writes it."""
    return str(json.dumps(text)).replace("<", "\\u003c")
