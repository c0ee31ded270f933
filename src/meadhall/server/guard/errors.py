"""Every error is answered with a `Problem`: a code and its parameters, never a traceback.

Codes are message ids, like those of the rules (`refusal-<code>`); the client translates them. Texts of the
input are shortened before they are returned.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from math import ceil
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from meadhall.kernel.refusal import BadLine, Refused
from meadhall.server import limits, metrics
from meadhall.server.store.errors import StoreError
from meadhall.server.tables.live_game import Misfit

log = logging.getLogger(__name__)

CODES: Final = {
    400: "bad_request",
    401: "not_allowed",
    403: "not_allowed",
    404: "not_found",
    405: "bad_method",
    408: "too_slow",
    413: "too_large",
    414: "too_large",
    415: "not_json",
    429: "too_many",
    431: "too_large",
    503: "server_busy",
}

# HTTP status of refusals by a table: 409 (conflict), except for these.
REFUSED: Final = {
    "no_such_table": 404,
    "may_not_watch": 403,
    "banned": 403,
    "muted": 403,
    "no_such_ban": 404,
    "not_your_seat": 403,
    "follow_first": 403,
    "only_the_host": 403,
    "only_players": 403,
    "not_saved": 503,
    "too_busy": 503,
}


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused. `rule` names a paragraph of the rulebook if a rule of the game forbids
    it."""

    code: str
    params: dict[str, str | int] = {}
    rule: str = ""


class Denied(Exception):
    """Raised anywhere in the server to refuse something: with the HTTP status and the problem."""

    def __init__(self, status: int, code: str, *, retry_after: float = 0, **params: str | int) -> None:
        super().__init__(code)
        self.status = status
        self.headers: dict[str, str] = {}
        if retry_after > 0:
            seconds = ceil(retry_after)
            self.headers["Retry-After"] = str(seconds)
            params = {"seconds": seconds, **params}
        self.problem = Problem(code, clipped(params))

    @classmethod
    def because(cls, status: int, problem: Problem) -> Denied:
        """With an existing problem."""
        denied = cls(status, problem.code)
        denied.problem = problem
        return denied


def clipped(params: Mapping[str, str | int]) -> dict[str, str | int]:
    """Parameters with long texts cut to ECHO_LENGTH: they may be texts of the input."""
    length = limits.ECHO_LENGTH
    return {
        key: value[: length - 1] + "…" if isinstance(value, str) and len(value) > length else value
        for key, value in params.items()
    }


def problem_of(error: Exception) -> tuple[int, Problem]:
    """The HTTP status and the problem for any exception, for HTTP and for sockets.

    The text of a StoreError is only logged: it may name paths and hosts. Unexpected exceptions are logged
    with their traceback, and counted.
    """
    match error:
        case Denied():
            return error.status, error.problem
        case BadLine():
            params = {"line": error.line, **clipped(error.params)}
            return 422, Problem(error.code, params, error.refusal.rule)
        case Refused():
            return REFUSED.get(error.code, 409), Problem(
                error.code, clipped(error.params), error.refusal.rule
            )
        case Misfit():  # found after the table was loaded; the next load marks the table as stuck
            return 409, Problem("not_playing", {"status": "stuck"})
        case ValidationException():
            return 400, Problem("bad_request", clipped(_first_field(error.extra)))
        case HTTPException() if error.status_code < 500:
            return error.status_code, Problem(CODES.get(error.status_code, "bad_request"))
        case RecursionError() if "deserializing" in str(error):  # JSON nested too deeply
            return 400, Problem("bad_request")
        case StoreError():
            log.error("store", extra={"code": error.code, "why": str(error)})
            return 503, Problem("store_failed")
    log.error("unexpected", exc_info=error)
    metrics.unexpected()
    return 500, Problem("unexpected")


def handle(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The exception handler: `Litestar(exception_handlers={Exception: handle}, logging_config=None)`."""
    status, problem = problem_of(error)
    metrics.refused(problem.code)
    headers = error.headers if isinstance(error, Denied | HTTPException) else None
    return Response(problem, status_code=status, headers=headers, media_type=MediaType.JSON)


def _first_field(extra: object) -> dict[str, str | int]:
    """The name of the first invalid field of the input. Its value is not returned."""
    match extra:
        case [{"key": str(key)}, *_]:
            return {"field": key}
    return {}
