"""Pages that stand alone, without the table behind them: nothing at this address, a refusal, and the table that is away.
They need no script of NiceGUI's, so a browser can keep one and show it when nobody answers."""

from __future__ import annotations

from html import escape

from fastapi import Response

from wartable.locale import Words

POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
PAGE = """<!doctype html>
<html lang="{language}" data-theme="{theme}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{heading} · Wartable</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/shell/shell.css">
<link rel="stylesheet" href="/shell/standing.css">{script}</head>
<body class="standing"><main><p class="standing-sign" aria-hidden="true">⚑</p><h1>{heading}</h1><p>{text}</p>
<p><a class="button act" href="/">{back}</a></p></main></body></html>
"""
AWAY_SCRIPT = '<script src="/shell/away.js" defer></script>'


def standing(
    words: Words, theme: str, heading: str, text: str, *, status: int = 200, script: str = ""
) -> Response:
    """A page with a heading, a sentence and the way back to the lobby."""
    page = PAGE.format(
        language=words.language,
        theme="light" if theme == "light" else "dark",
        heading=escape(heading),
        text=escape(text),
        back=escape(words.text("standing-back")),
        script=script,
    )
    return Response(page, status, {"Content-Security-Policy": POLICY}, media_type="text/html")


def away(words: Words, theme: str) -> Response:
    """What a browser keeps, to be shown when the table does not answer; it looks again by itself."""
    heading, text = words.text("standing-away"), words.text("standing-away-text")
    return standing(words, theme, heading, text, script=AWAY_SCRIPT)
