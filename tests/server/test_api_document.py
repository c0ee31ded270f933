"""docs/api.md documents every route, message, code and limit; its examples fit the types."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler

from meadhall.bloodrage.view import Clan, Place, View
from meadhall.kernel.contract import Answer
from meadhall.server import http_types, limit_flags
from meadhall.server.api import lobby, ops, people, records, seats
from meadhall.server.guard.errors import Problem
from meadhall.server.guard.rate_limit import Rate
from meadhall.server.messages import ClientMessage, ServerMessage
from meadhall.server.tables.notices import TurnNotice
from meadhall.server.tables.story import Moment, Scene
from tests.locale.server import collected

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
EXAMPLES = [
    (found[1], found[2]) for found in re.finditer(r"^```json(?: (\w+))?\n(.*?)^```$", PAGE, re.M | re.S)
]
TYPES: dict[str, Any] = {
    kind.__name__: kind for kind in (Answer, Moment, Problem, Scene, TurnNotice, records.OwnLog)
} | {name: kind for name, kind in vars(http_types).items() if isinstance(kind, type)}
MESSAGES = (*get_args(ClientMessage), *get_args(ServerMessage))


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table after a heading."""
    table = PAGE.partition(f"\n{heading}\n")[2].partition("|---")[2].partition("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[1:]]


def tag(kind: Any) -> str:
    return str(msgspec.inspect.type_info(kind).tag)  # type: ignore[attr-defined]  # of a struct


@pytest.mark.parametrize(("name", "text"), EXAMPLES)
def test_every_example_fits_its_type(name: str | None, text: str) -> None:
    given = json.loads(text)
    kinds = [TYPES[name]] if name else [one for one in MESSAGES if tag(one) == given["type"]]
    wrong: list[str] = []
    for kind in kinds:  # a message to the server and one from it may have the same name
        try:
            read = msgspec.json.decode(text, type=kind)
        except msgspec.ValidationError as error:
            wrong.append(str(error))
            continue
        if not takes_no_others(kind):
            assert json.loads(msgspec.json.encode(read)) == given  # all of its fields, and no others
        return
    raise AssertionError(f"{text}: {wrong}")


def takes_no_others(kind: Any) -> bool:
    """What the server is sent: it refuses fields it does not know, and some may be left out."""
    return issubclass(kind, msgspec.Struct) and kind.__struct_config__.forbid_unknown_fields


def test_every_message_has_its_example() -> None:
    shown = {json.loads(text).get("type") for name, text in EXAMPLES if not name}
    assert shown == {tag(kind) for kind in MESSAGES}


def test_every_route_is_there_with_who_may_and_what_comes() -> None:
    handlers = [*lobby.ROUTES, *seats.ROUTES, *people.ROUTES, *records.ROUTES, *ops.ROUTES]
    routes = {
        f"{method} {re.sub(r':[a-z]+}', '}', path)}"
        for handler in handlers
        if isinstance(handler, HTTPRouteHandler)
        for path in handler.paths
        for method in handler.http_methods - {"OPTIONS"}
    }
    assert routes == set(re.findall(r"`((?:GET|POST|PUT|PATCH|DELETE) /[^`\s]*)`", PAGE))


def test_every_code_is_there_with_its_parameters() -> None:
    listed = {row[0].strip("`"): {word for word in row[1].split(", ") if word} for row in rows("## Refusals")}
    assert listed == {code: set().union(*places) for code, places in collected()["refusal"].items()}
    notices = {row[0].strip("`"): set(row[1].split(", ")) for row in rows("### Server messages")}
    assert notices == {code: set().union(*places) for code, places in collected()["notice"].items()}
    for code in collected()["bye"]:
        assert f"`{code}`" in PAGE.partition("\n### Closing a connection\n")[2]


def test_every_limit_is_there_with_its_number() -> None:
    listed = {row[0].strip("`"): row[1] for row in rows("## Limits")}
    assert listed == {limit.name: spelled(limit.name, limit.value) for limit in limit_flags.listed()}


def spelled(name: str, value: Any) -> str:
    if isinstance(value, Rate):
        units = ((1, "a second"), (60, "a minute"), (3600, "an hour"))
        times, unit = next(one for one in units if value.per_second * one[0] >= 1)
        return f"{value.per_second * times:g} {unit}, {value.burst} at once"
    if name.endswith("_BYTES"):
        return f"{value // 1024 // 1024} MiB" if value >= 1024 * 1024 else f"{value // 1024} KiB"
    if name.endswith("_SECONDS"):
        days = f"{value // 86400} day" + "s" * (value > 86400)
        return days if value >= 86400 else f"{value:g} s"
    return f"{value:,}"


def test_every_field_of_the_view_is_there() -> None:
    section = PAGE.partition("\n## The view\n")[2].partition("\n## ")[0]
    for kind in (View, Clan, Place):
        for field in fields(kind):
            assert f"`{field.name}`" in section, (kind.__name__, field.name)
