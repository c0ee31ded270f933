"""Rules: the name, version, notation and set-up function of a game."""

# not compiled: border types.
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

from meadhall.kernel.refusal import Refusal, Refused

if TYPE_CHECKING:
    from meadhall.kernel.game import Game


@dataclass(frozen=True)
class Rules:
    """One game in one version of its rules. `words[action]` is the notation of each answer.

    `new` makes a game of this version.
    """

    name: str
    version: int
    seat_names: tuple[str, ...]
    seat_counts: tuple[int, ...]
    words: list[tuple[str, ...]]
    options: type[Any]
    new: Callable[..., Game]
    pack: str  # the id of its content: a hash of what changes play
    older_packs: tuple[str, ...] = ()  # ids of earlier tables with the same play
    # The names of the prompts that can be passed automatically, whatever the seat holds (`Prompt.passes`).
    windows: tuple[str, ...] = ()
    # Returns the rules with another pack, by its hash, if it is loaded; None: the game has no other packs.
    by_pack: Callable[[str], Rules | None] | None = None
    # Returns the rules of another version with the same pack; None: there is no other version.
    by_version: Callable[[int], Rules | None] | None = None
    index: dict[tuple[str, ...], list[int]] = field(default_factory=dict)
    longest: int = 1

    def with_pack(self, pack: str) -> Rules | None:
        """Return these rules with the pack of that id; None if that pack is not loaded."""
        if pack in ("", self.pack, *self.older_packs):
            return self
        return None if self.by_pack is None else self.by_pack(pack)

    def with_version(self, version: int) -> Rules:
        """Return another version of these rules, which are the newest; raises Refused if there is none."""
        found = self if version == self.version else None
        if found is None and self.by_version is not None:
            found = self.by_version(version)
        if found is None and version > self.version:
            raise Refused(Refusal("newer_rules", {"version": version}))
        if found is None:
            raise Refused(Refusal("unknown_rules", {"version": version}))
        return found

    def seats(self, seats: int | Sequence[str]) -> tuple[str, ...]:
        """Return the names of the seats, clockwise: the first n, or those given."""
        names = self.seat_names[:seats] if isinstance(seats, int) else tuple(seats)
        if len(names) not in self.seat_counts or (isinstance(seats, int) and seats != len(names)):
            raise Refused(
                Refusal("bad_seat_count", {"seats": seats if isinstance(seats, int) else len(names)})
            )
        for name in names:
            if name not in self.seat_names:
                raise Refused(
                    Refusal("unknown_seat", {"word": str(name), "seats": " ".join(self.seat_names)})
                )
        if len(set(names)) != len(names):
            raise Refused(Refusal("seat_twice", {"seats": " ".join(names)}))
        return names


def indexed(words: list[tuple[str, ...]]) -> tuple[dict[tuple[str, ...], list[int]], int]:
    """Return answers by their words; `card@2` is found as `card`, too."""
    index: dict[tuple[str, ...], list[int]] = {}
    for action, spelled in enumerate(words):
        plain = tuple(word.partition("@")[0] for word in spelled)
        for key in {spelled, plain}:
            index.setdefault(key, []).append(action)
    return index, max(len(spelled) for spelled in words)


def option_words(options: object) -> list[tuple[str, str]]:
    """Return all options as (name, value) words, including defaults, which may change in later versions."""
    # mypyc supports no type for "any dataclass".
    return [(f.name, _spell(getattr(options, f.name))) for f in fields(options)]  # type: ignore[arg-type]


# Metadata of an option that did not exist when the first records were written. Its default must play as the
# game was played before, and must never change: a record without the option means it.
ADDED_LATER = {"added_later": True}


def recorded_options(options: object) -> list[tuple[str, str]]:
    """The options a record names: all, but of those added later only what differs from the default."""
    later = {
        f.name: _spell(f.default)
        for f in fields(options)  # type: ignore[arg-type]
        if f.metadata.get("added_later")
    }
    return [(name, value) for name, value in option_words(options) if later.get(name) != value]


_HINTS: dict[type[Any], dict[str, Any]] = {}


def _hints(kind: type[Any]) -> dict[str, Any]:
    """The type hints of an options class, cached, because a server reads options for every table."""
    if kind not in _HINTS:
        _HINTS[kind] = get_type_hints(kind)
    return _HINTS[kind]


def read_options(kind: type[Any], pairs: Sequence[tuple[str, str]]) -> Any:
    """Make the options from (name, value) pairs; raises Refused for an unknown name or a wrong value."""
    known = {f.name: f for f in fields(kind)}
    hints = _hints(kind)
    values: dict[str, object] = {}
    for name, word in pairs:
        if name not in known:
            raise Refused(Refusal("unknown_option", {"option": name}))
        default = known[name].default
        value: object
        if isinstance(default, bool):
            if word not in ("true", "false"):
                raise Refused(Refusal("bad_option", {"option": name, "value": word}))
            value = word == "true"
        elif word == "none" and type(None) in get_args(hints[name]):
            value = None
        elif word.isascii() and word.isdigit() and len(word) < 10:
            value = int(word)
        else:
            raise Refused(Refusal("bad_option", {"option": name, "value": word}))
        values[name] = value
    return kind(**values)


def _spell(value: object) -> str:
    return "none" if value is None else str(value).lower()
