"""Routes for operating the server: health, readiness, metrics."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from msgspec import Struct

from meadhall import __version__
from meadhall.server import metrics
from meadhall.server.guard.errors import Denied
from meadhall.server.state import ServerState


class Health(Struct):
    status: str
    version: str


class Ready(Struct):
    """`stuck`: how many tables cannot be played; `meadhall check-store` names them."""

    status: str
    version: str
    stuck: int


@get("/health", tags=["ops"])
async def health() -> Health:
    """The process is running."""
    return Health("ok", __version__)


@get("/ready", tags=["ops"])
async def ready(request: Request[Any, Any, Any]) -> Ready:
    """Moves can be stored, which was just tried, and the server is not shutting down."""
    server_state: ServerState = request.app.state.server_state
    if not server_state.ready:
        raise Denied(503, "not_ready", why="closing")
    state = await server_state.readiness.state()
    if state.why is not None:
        raise Denied(503, "not_ready", why=state.why)
    return Ready("ready", __version__, state.stuck)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For Prometheus; only from this machine, unless --public-metrics is set."""
    state = request.app.state
    if not state.config.public_metrics and not state.server_state.addresses.local(request.scope):
        raise Denied(404, "not_found")
    return Response(metrics.render(), headers={"content-type": metrics.CONTENT_TYPE})


ROUTES = [health, ready, show_metrics]
