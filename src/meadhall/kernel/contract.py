"""The types that the views of all games share: what is asked, every legal answer, and the seats.

Server, bots, terminal, page and other clients use these; a game's own `View` adds its fields. Only public
facts and what the viewer knows may appear in them.
"""

# not compiled: border types; schemas are generated from them.
from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Ref:
    """Something that an answer or a question names, so that a client can highlight it.

    `kind` says what it is (place, figure, card, area, unit, hero, seat, number, ...), `id` is its notation
    and `n` a count. A mere number has no id.
    """

    kind: str
    id: str = ""
    n: int | None = None


@dataclass(frozen=True)
class Answer:
    """One legal answer: its number, its notation, what is done and what it names.

    A kind occurs at most once in `refs`; the verb says what it is done with, so clients need no other names.
    """

    action: int
    words: str
    verb: str
    refs: list[Ref] = field(default_factory=list)  # in the order of the words
    cost: dict[str, int] = field(default_factory=dict)  # what it takes now, by resource
    gives: dict[str, int] = field(default_factory=dict)  # what it gives for certain, by resource

    def ref(self, kind: str) -> Ref | None:
        """The ref of a kind, if the answer names one."""
        for ref in self.refs:
            if ref.kind == kind:
                return ref
        return None

    def id_of(self, kind: str) -> str | None:
        """The id of the ref of a kind, if the answer names one."""
        ref = self.ref(kind)
        return None if ref is None else ref.id

    def n_of(self, kind: str) -> int | None:
        """The count of the ref of a kind, if the answer names one and it has a count."""
        ref = self.ref(kind)
        return None if ref is None else ref.n


@dataclass(frozen=True)
class Ask:
    """What the viewer is asked, with every legal answer."""

    prompt: str
    about: dict[str, Ref]  # what the question is about, by the name that its text uses for it
    answers: list[Answer]
    given: list[str]  # own secret answers so far, while others have not answered


@dataclass(frozen=True)
class Asked:
    """A seat must decide something. Whether a secret answer was given is public."""

    seat: str
    prompt: str
    answered: bool


@dataclass(frozen=True, kw_only=True)
class View:
    """What a seat, or a spectator, may know, as far as it is the same in all games."""

    seat: str | None  # the viewer; None: a spectator
    seats: list[str]  # clockwise
    over: bool
    ranking: list[int]  # each seat's place, when the game is over
    scores: list[int]  # as far as everybody knows them
    asked: list[Asked]
    ask: Ask | None
