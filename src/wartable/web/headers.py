"""The headers that every answer carries: what a browser may do with it, and what it must not.
Scripts that stand in a page have the page's own mark; what else NiceGUI asks for is in docs/security.md."""

from __future__ import annotations

from typing import Any

from jinja2 import BaseLoader, Environment

NONCE = "wartable.nonce"  # in a request's scope: the mark of the scripts of the page that answers it
PAGE = b"x-nicegui-content"  # a header of every page of NiceGUI

EVERYWHERE = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
# Counts where a browser trusts the origin; elsewhere it only complains.
OPENER = (b"cross-origin-opener-policy", b"same-origin")
BETWEEN = "; "  # two directives
NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"


def page_policy(host: str, nonce: str) -> str:
    """What a page may load, from us alone. NiceGUI and Vue make functions of texts at run time: 'unsafe-eval'."""
    return BETWEEN.join(
        (
            "default-src 'none'",
            f"script-src 'self' 'nonce-{nonce}' 'unsafe-eval'",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            f"connect-src 'self' ws://{host} wss://{host}",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


def dressed(
    headers: list[tuple[bytes, bytes]], host: str, nonce: str, trusted: bool
) -> list[tuple[bytes, bytes]]:
    """The headers of an answer with ours; `trusted` is what comes by TLS, or from this machine to itself."""
    given = {name.lower() for name, _ in headers}
    policy = page_policy(host, nonce) if PAGE in given else NOTHING
    ours = (
        *EVERYWHERE,
        *([OPENER] if trusted else ()),
        (b"content-security-policy", policy.encode("latin-1")),
    )
    return [*headers, *((name, value) for name, value in ours if name not in given)]


class MarkedTemplates(BaseLoader):
    """NiceGUI's template with the page's mark on each of its own scripts, and on none that a text smuggles in."""

    def __init__(self, inner: BaseLoader) -> None:
        self.inner = inner

    def get_source(self, environment: Environment, template: str) -> Any:
        source, *rest = self.inner.get_source(environment, template)
        mark = f"""<script nonce="{{{{ request.scope.get('{NONCE}', '') }}}}\""""
        return source.replace("<script", mark), *rest


def mark_scripts() -> None:
    """Let every page of NiceGUI mark its scripts."""
    from nicegui.client import templates

    environment = templates.env
    if not isinstance(environment.loader, MarkedTemplates):
        assert environment.loader is not None
        environment.loader = MarkedTemplates(environment.loader)
        if environment.cache is not None:
            environment.cache.clear()
