"""Refuses paths, queries and bodies that are not valid UTF-8, before they are used.

Headers need not be UTF-8 by the standard; those that are read are compared as bytes or as Latin-1.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote_to_bytes

from litestar import Request

from meadhall.server.guard.errors import Denied


def check_utf8(scope: Any) -> None:
    """The percent-decoded path and query of a request or handshake must be UTF-8; raises Denied."""
    for part in (scope["raw_path"], scope["query_string"]):
        if b"%" in part:
            try:
                unquote_to_bytes(part).decode()
            except UnicodeDecodeError:
                raise Denied(400, "bad_request") from None


class Utf8Request(Request[Any, Any, Any]):
    """Raises Denied if the body is not UTF-8: Litestar does not handle the decoder's error."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise Denied(400, "bad_request") from None
