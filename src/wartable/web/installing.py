"""What makes the table installable: the manifest, the icon, and the worker that says when the table is away.
The worker keeps that one page and nothing else: whatever is shown of a match comes from the table itself."""

from __future__ import annotations

from fastapi import Request, Response
from nicegui import app

from wartable.web.frame import STATIC, version_of
from wartable.web.language import theme_for, words_for
from wartable.web.refusing import Reply
from wartable.web.standing import away

GROUND = "#17211d"
TITLE = "Wartable"
ICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#17211d"/>'
    '<path d="M9 5v23" stroke="#d9a441" stroke-width="3" stroke-linecap="round"/>'
    '<path d="M10 6h14l-4 5 4 5H10z" fill="#f2ead8"/></svg>'
)
WORKER = "worker.js"
WORKER_POLICY = (
    "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"  # it may ask us alone
)


def register() -> None:
    """The addresses /manifest.webmanifest, /icon.svg, /worker.js and /away."""

    @app.get("/manifest.webmanifest", include_in_schema=False)
    def manifest(request: Request) -> Response:
        words = words_for(request)
        icon = {"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml"}
        told = {
            "name": TITLE,
            "short_name": TITLE,
            "description": words.text("lobby-motto"),
            "lang": words.language,
            "id": "/",
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": GROUND,
            "theme_color": GROUND,
            "icons": [{**icon, "purpose": purpose} for purpose in ("any", "maskable")],
        }
        return Reply(told, media_type="application/manifest+json")

    @app.get("/icon.svg", include_in_schema=False)
    def icon() -> Response:
        return Response(ICON, media_type="image/svg+xml")

    @app.get(f"/{WORKER}", include_in_schema=False)
    def worker() -> Response:
        """The worker, which is another one whenever what it keeps is."""
        kept = "-".join(map(version_of, ("shell.css", "standing.css", "away.js", WORKER)))
        code = (STATIC / WORKER).read_text(encoding="utf-8").replace("VERSION", kept)
        headers = {"Cache-Control": "no-cache", "Content-Security-Policy": WORKER_POLICY}
        return Response(code, media_type="text/javascript", headers=headers)

    @app.get("/away", include_in_schema=False)
    def gone(request: Request) -> Response:
        return away(words_for(request), theme_for(request))
