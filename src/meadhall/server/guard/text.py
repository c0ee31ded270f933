"""Bytes that are no text: refused where they come in, before anything is made of them.

Headers are not UTF-8 by the standard: those that are read are compared or looked up as they are.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote_to_bytes

from litestar import Request

from meadhall.server.guard.errors import Denied


def check_text(scope: Any) -> None:
    """The path and the query of a request or handshake are UTF-8 behind their `%`; raises Denied."""
    for part in (scope["raw_path"], scope["query_string"]):
        if b"%" in part:
            try:
                unquote_to_bytes(part).decode()
            except UnicodeDecodeError:
                raise Denied(400, "bad_request") from None


class TextRequest(Request[Any, Any, Any]):
    """With a body that is UTF-8, or Denied: Litestar lets the decoder's own error through."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise Denied(400, "bad_request") from None
