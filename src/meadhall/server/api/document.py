"""The OpenAPI document: made from the types of the routes. What each may be refused with is added here.

Its schemas are msgspec's own, which reads by the same types: with every limit, and in the types' own words.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import msgspec
from litestar import Request, Response, Router
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag

from meadhall import __version__
from meadhall.server import shapes
from meadhall.server.guard.errors import Denied, Problem
from meadhall.server.messages import ClientMessage, ServerMessage
from meadhall.server.tables.story import Moment, Scene

ALWAYS: Final = {
    400: "Malformed.",
    421: "Not our name.",
    429: "Too often.",
    500: "A fault of ours.",
    503: "Busy, closing, or the database is away: try again.",
}
AT_A_TABLE: Final = {
    403: "Not yours to do.",
    404: "No such table.",
    409: "Against the rules, or against how things stand.",
}
ACTING: Final = {403: "Not yours to do, or a page of another site.", 409: AT_A_TABLE[409], 415: "Not JSON."}
WITH_A_BODY: Final = {408: "Too slow.", 413: "Too large."}
READING_RECORDS: Final = {422: "A record that cannot be read; `line` says where."}
FOLLOWING: Final = {404: "No such link."}


@cache
def schemas() -> dict[str, Any]:
    """Of everything that travels, over sockets too: types for a client can be made from them."""
    kinds = [kind for kind in vars(shapes).values() if isinstance(kind, type)]
    types = [kind for kind in kinds if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct]
    types += [Moment, Scene, Problem]
    _, found = msgspec.json.schema_components(
        [*types, ClientMessage, ServerMessage], ref_template="#/components/schemas/{name}"
    )
    return found


class Render(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Litestar's description of a type leaves out limits within lists, and which fields are refused."""
        components = openapi_schema["components"]
        components = {**components, "schemas": {**components["schemas"], **schemas()}}
        return super().render(request, {**openapi_schema, "components": components})


async def or_problem(response: Response[Any]) -> Response[Any]:
    """What is not there beside it: Litestar would answer with a page of its own."""
    if response.status_code == 404:
        raise Denied(404, "not_found")
    return response


def openapi(cookie: str) -> OpenAPIConfig:
    """`cookie`: its name. Rights come with it or with a link's token; much needs neither."""
    return OpenAPIConfig(
        title="Meadhall",
        version=__version__,
        description="Tables for board games. The table itself is played over a WebSocket: see docs/api.md.",
        openapi_router=Router(
            "/api/docs", route_handlers=[], include_in_schema=False, after_request=or_problem
        ),
        use_handler_docstrings=True,
        render_plugins=[Render(path="/openapi.json")],
        tags=[Tag("tables"), Tag("seats"), Tag("records"), Tag("ops")],
        components=Components(
            security_schemes={
                "link": SecurityScheme(type="http", scheme="bearer", description="The token of a link."),
                "browser": SecurityScheme(
                    type="apiKey",
                    security_scheme_in="cookie",
                    name=cookie,
                    description="Set by the server. With it, `Origin` is needed, too.",
                ),
            }
        ),
        security=[{}, {"link": []}, {"browser": []}],
    )


def described(routes: Iterable[Any]) -> list[Any]:
    """The same routes; each says what it may be refused with: always a Problem."""
    routes = list(routes)
    for route in routes:
        if isinstance(route, HTTPRouteHandler):
            route.responses = {
                status: ResponseSpec(Problem, generate_examples=False, description=meaning)
                for status, meaning in sorted(_refusals(route).items())
            }
    return routes


def _refusals(route: HTTPRouteHandler) -> dict[int, str]:
    path = next(iter(route.paths))
    found = dict(ALWAYS)
    if "{table_id" in path:
        found |= AT_A_TABLE
    if "POST" in route.http_methods:
        found |= ACTING
    if "data" in route.fn.__annotations__:
        found |= WITH_A_BODY
    if path.endswith("/records"):
        found |= READING_RECORDS
    if path.endswith("/follow"):
        found |= FOLLOWING
    return found
