"""The plain page's files, and its words.

The page knows no grammar: it sends message ids with their parameters and is given sentences, so that there
is one Fluent in the house and nothing to build. What it has been told once it remembers by itself.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Annotated, Final, Literal

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from meadhall.locale import Texts, languages
from meadhall.server.guard.errors import Denied

Id = Annotated[str, Meta(max_length=80)]
Value = Annotated[str, Meta(max_length=200)] | Annotated[int, Meta(ge=-(10**9), le=10**9)]

# Sentences asked for at once: changing the language in the middle of a game takes 110.
LINES: Final = 200
# Sentences kept: most of what is said has been said before, at some table.
KEPT: Final = 4096


class Line(Struct, forbid_unknown_fields=True, frozen=True):
    """One thing to say. How it is chosen among messages is told in `meadhall.locale`."""

    id: Id
    say: Literal["text", "answer", "event", "refusal"] = "text"
    prompt: Id = ""  # what an answer answers
    params: Annotated[dict[Id, Value], Meta(max_length=20)] = {}


class Wanted(Struct, forbid_unknown_fields=True):
    language: Annotated[str, Meta(max_length=8)]
    lines: Annotated[list[Line], Meta(max_length=LINES)]


@get("/", include_in_schema=False)
async def index() -> Response[bytes]:
    return _file("index.html", "text/html")


@get("/page/plain.css", include_in_schema=False)
async def style() -> Response[bytes]:
    return _file("plain.css", "text/css")


@get("/page/plain.js", include_in_schema=False)
async def script() -> Response[bytes]:
    return _file("plain.js", "text/javascript")


# In a thread: a new sentence takes up to 0.2 ms, 200 of them too long for everybody else to wait.
@post("/page/words", include_in_schema=False, status_code=200, sync_to_thread=True)
def words(data: JSONBody[Wanted]) -> Response[list[str]]:
    """The lines in words, in their order. A message that nobody has shows as its id in ⟨⟩."""
    if data.language not in languages():
        raise Denied(400, "bad_request", field="language")
    said = [
        _said(data.language, line.say, line.id, line.prompt, tuple(line.params.items()))
        for line in data.lines
    ]
    return Response(said, media_type=MediaType.JSON, headers={"cache-control": "no-store"})


@lru_cache(KEPT)
def _said(language: str, say: str, name: str, prompt: str, params: tuple[tuple[str, str | int], ...]) -> str:
    texts, values = Texts(language), dict(params)
    match say:
        case "answer":
            return texts.answer(prompt, name, **values)
        case "event":
            return texts.event(name, **values)
        case "refusal":
            return texts.refusal(name, **values)
    return texts(name, **values)


@cache
def _content(name: str) -> bytes:
    return files(__package__).joinpath(name).read_bytes()


def _file(name: str, kind: str) -> Response[bytes]:
    # Asked for each time: after an update nobody plays on with half of the old page.
    return Response(_content(name), media_type=kind, headers={"cache-control": "no-cache"})


ROUTES = [index, style, script, words]
