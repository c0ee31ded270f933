"""A refusal as an HTML page, for people who open an address that is refused in a browser."""

from __future__ import annotations

import html
from typing import Any

from meadhall.locale import Texts, languages
from meadhall.server.guard.errors import Problem


def wants_page(scope: Any) -> bool:
    """Whether a browser navigates there; scripts and the page's own requests take JSON."""
    return scope["type"] == "http" and scope["method"] == "GET" and b"text/html" in _header(scope, b"accept")


def refusal_page(problem: Problem, scope: Any) -> bytes:
    """In the reader's language. Loading a language takes half a second the first time: call it in a
    thread."""
    language = _language(_header(scope, b"accept-language").decode("latin-1"))
    words = html.escape(Texts(language).refusal(problem.code, **problem.params))
    page = f"""<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Meadhall</title>
<p>{words}</p>"""
    return page.encode()


def _language(accept_language: str) -> str:
    """The first available language: browsers list them in the order of preference."""
    codes = (part.strip()[:2].lower() for part in accept_language.split(","))
    return next((code for code in codes if code in languages()), "en")


def _header(scope: Any, name: bytes) -> bytes:
    return next((value for key, value in scope["headers"] if key == name), b"")
