"""For whoever runs the server: is it alive, is it ready, what does it do."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from msgspec import Struct

from meadhall import __version__
from meadhall.server import metrics
from meadhall.server.guard.errors import Denied
from meadhall.server.house import House


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
    """The process answers."""
    return Health("ok", __version__)


@get("/ready", tags=["ops"])
async def ready(request: Request[Any, Any, Any]) -> Ready:
    """Moves can be stored: something just was; and the server is not closing."""
    house: House = request.app.state.house
    if not house.ready:
        raise Denied(503, "not_ready", why="closing")
    state = await house.readiness.state()
    if state.why is not None:
        raise Denied(503, "not_ready", why=state.why)
    return Ready("ready", __version__, state.stuck)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For Prometheus; only for this machine unless the host says otherwise."""
    state = request.app.state
    if not state.config.public_metrics and not state.house.addresses.local(request.scope):
        raise Denied(404, "not_found")
    return Response(metrics.render(), headers={"content-type": metrics.CONTENT_TYPE})


ROUTES = [health, ready, show_metrics]
