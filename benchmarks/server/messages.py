"""The parts of the server's messages (docs/api.md) that the load generator reads; other fields are
skipped."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, Struct, UnsetType


class Answer(Struct):
    action: int


class Ask(Struct):
    answers: list[Answer]


class Asked(Struct):
    seat: str
    answered: bool


class Parts(Struct):
    """Of a view, or of its changes: there only those that changed."""

    ask: Ask | UnsetType | None = UNSET
    asked: list[Asked] | UnsetType = UNSET
    over: bool | UnsetType = UNSET


class FullView(Struct, tag="view"):
    number: int
    moment: int
    view: Parts


class News(Struct, tag="news"):
    number: int
    moment: int
    set: Parts


class Done(Struct, tag="done"):
    pass


class Refused(Struct, tag="refused"):
    code: str


class TableNow(Struct, tag="table"):
    status: str


class Same(Struct, tag="same"):
    pass


class Chat(Struct, tag="chat"):
    pass


class Notice(Struct, tag="notice"):
    pass


class Pong(Struct, tag="pong"):
    pass


class Bye(Struct, tag="bye"):
    pass


Message = FullView | News | Done | Refused | TableNow | Same | Chat | Notice | Pong | Bye

read = msgspec.json.Decoder(Message).decode


class Link(Struct):
    seat: str


class Made(Struct):
    """The answer to a new table, and the cookie of whoever made it."""

    id: str
    spectator: str
    seats: list[Link]
    cookie: str = ""


read_made = msgspec.json.Decoder(Made).decode
