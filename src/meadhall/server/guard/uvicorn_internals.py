"""The parts of uvicorn and websockets that are not documented, and that the two protocols of ours stand on.

`HttpProtocol` and `WebSocketProtocol` override methods of uvicorn's protocols: uvicorn has no setting for the
limits that they add. No other module imports these names. `pyproject.toml` therefore bounds the version of
uvicorn, and tests/server/guard/test_uvicorn_internals.py fails when the source of these classes changes.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

__all__ = ["HttpToolsProtocol", "RequestResponseCycle", "WebSocketsSansIOProtocol"]

# The attributes that are read or written, apart from the overridden methods.
HTTP_ATTRIBUTES: Final = ("client", "cycle", "logger", "loop", "parser", "scope", "transport")
CYCLE_ATTRIBUTES: Final = ("disconnected", "message_event", "more_body", "response_complete")
SOCKET_ATTRIBUTES: Final = (
    "close_sent",
    "conn",
    "curr_msg_data_type",
    "disconnected",
    "frames",
    "handshake_complete",
    "handshake_initiated",
    "logger",
    "loop",
    "transport",
    "writable",
)


def forget_request(protocol: HttpToolsProtocol) -> None:
    """Break a reference cycle after an upgrade: uvicorn breaks it only when the connection is lost."""
    protocol.parser = None  # type: ignore[assignment]


def forget_scope(protocol: WebSocketsSansIOProtocol) -> None:
    """Break a reference cycle when the application has ended."""
    vars(protocol).pop("scope", None)


def end_parser(conn: ServerProtocol) -> None:
    """Break a reference cycle: the parser is a generator that holds the connection."""
    parser: Any = conn.parser
    parser.close()
