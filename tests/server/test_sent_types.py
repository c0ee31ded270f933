"""Types that the server sends: none has a field for a seed, a token or another seat's secret answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect

from meadhall import bloodrage
from meadhall.bloodrage.events import Event
from meadhall.bloodrage.view import View
from meadhall.kernel.contract import Ask
from meadhall.server import http_types, messages
from meadhall.server.api import lobby, ops, people, records, seats
from meadhall.server.guard.errors import Problem
from meadhall.server.store import rows
from meadhall.server.tables.notices import TurnNotice

ROUTES = [*lobby.ROUTES, *seats.ROUTES, *people.ROUTES, *records.ROUTES, *ops.ROUTES]
NEVER = (
    *("seed", "password", "hash", "client", "webhook", "secret", "cookie"),
    *("entries", "due", "answers", "given", "legal", "hands", "packs", "rng", "keep", "by"),
)
# Shown to whoever makes a table or a new link, or follows one, once.
TOKENS = {"Made.host", "Made.spectator", "SeatLink.token", "Link.token", "Followed.token"}
# Bytes made elsewhere, from the view and the events of one viewer: those that are compared in two worlds.
RAW = {
    "FullView.view",
    "FullView.missed",
    "News.set",
    "News.events",
    "Moment.events",
    "Scene.view",
    "Scene.events",
}


def returned(route: HTTPRouteHandler) -> Any:
    """What a route answers with."""
    kind = route.parsed_fn_signature.return_type
    return kind.inner_types[0].annotation if kind.is_subclass_of(Response) else kind.annotation


def sent() -> list[Any]:
    """Every type that a server sends: on a socket, as an answer to a request, to a webhook."""
    return [*get_args(messages.ServerMessage), *map(returned, ROUTES), Problem, TurnNotice]


def inside(kind: inspect.Type, deep: bool = True) -> Iterator[inspect.Type]:
    """A type and all that can be in it; not `deep`: without the fields of its structs."""
    yield kind
    match kind:
        case inspect.StructType() | inspect.DataclassType() if deep:
            for field in kind.fields:
                yield from inside(field.type)
        case inspect.ListType():
            yield from inside(kind.item_type, deep)
        case inspect.DictType():
            yield from inside(kind.key_type, deep)
            yield from inside(kind.value_type, deep)
        case inspect.UnionType():
            for one in kind.types:
                yield from inside(one, deep)
        case inspect.Metadata():
            yield from inside(kind.type, deep)


def structs(kinds: list[Any]) -> dict[str, inspect.StructType | inspect.DataclassType]:
    found = [kind for root in kinds for kind in inside(inspect.type_info(root))]
    return {
        kind.cls.__name__: kind
        for kind in found
        if isinstance(kind, inspect.StructType | inspect.DataclassType)
    }


def names(kinds: list[Any]) -> set[str]:
    return {f"{name}.{field.name}" for name, kind in structs(kinds).items() for field in kind.fields}


def test_all_types_are_looked_at() -> None:
    found = structs(sent())
    assert {"TableNow", "FullView", "News", "HintGiven", "TableInfo", "Scene", "OwnLog", "Made"} <= set(found)
    for name, kind in vars(http_types).items():
        if (
            isinstance(kind, type)
            and kind.__module__ == http_types.__name__
            and issubclass(kind, msgspec.Struct)
        ):
            assert kind.__struct_config__.forbid_unknown_fields or name in found, "asked or answered"


def test_no_field_is_made_for_a_secret() -> None:
    for name in names(sent()):
        words = name.partition(".")[2].split("_")
        assert not any(word in NEVER or word.removesuffix("s") in NEVER for word in words), name
        assert name in TOKENS or "token" not in words, name


def test_rows_of_the_store_never_leave_it() -> None:
    stored = {
        kind for kind in vars(rows).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    }
    assert not stored & {kind.cls for kind in structs(sent()).values()}


def test_what_is_encoded_elsewhere_is_named_here() -> None:
    found = {
        f"{name}.{field.name}"
        for name, kind in structs(sent()).items()
        for field in kind.fields
        if any(isinstance(part, inspect.RawType | inspect.AnyType) for part in inside(field.type, False))
    }
    assert found == RAW


def test_a_view_has_one_place_for_answers_and_it_is_ones_own() -> None:
    """`ask` is empty for spectators, and its owner's for a seat (tests/bloodrage/test_honesty.py)."""
    secret = {
        name for name in names([View]) if name.partition(".")[2] in ("given", "answers", "pack", "quests")
    }
    assert secret == {"Ask.given", "Ask.answers", "View.pack", "View.quests"}
    holders = {
        f"{name}.{field.name}"
        for name, kind in structs([View]).items()
        for field in kind.fields
        if any(getattr(part, "cls", None) is Ask for part in inside(field.type, False))
    }
    assert holders == {"View.ask"}
    own = bloodrage.new(seats=3, seed=1, options=bloodrage.Options()).own_view(None)
    assert set(own) == {"seat", "ask", "hand", "quests", "pack", "shed", "seen"}
    assert not any(own.values())


@pytest.mark.parametrize("kind", [View, Event])
def test_a_game_tells_nothing_of_how_it_was_dealt(kind: type) -> None:
    for name in names([kind]):
        assert not any(word in name.lower() for word in ("seed", "rng", "deck", "box", "trace")), name
