"""Output helpers of Runewars: players by faction, cards and units by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.text import Text

from meadhall.locale import Texts
from meadhall.runewars.loading import content_of, house_content
from meadhall.runewars.pack import Pack
from meadhall.runewars.pack.texts import changed_texts
from meadhall.terminal.output import Output

COLOURS = {
    "daqan": "bold bright_blue",
    "latari": "bold green",
    "waiqar": "bold magenta",
    "uthuk": "bold red",
    "seat-1": "bold bright_blue",
    "seat-2": "bold green",
    "seat-3": "bold magenta",
    "seat-4": "bold red",
}
SHAPES = {
    "daqan": "■",
    "latari": "◆",
    "waiqar": "●",
    "uthuk": "▼",
    "seat-1": "■",
    "seat-2": "◆",
    "seat-3": "●",
    "seat-4": "▼",
}
# The kinds of message values whose names do not say it: the first kind with such an id.
CARDS = ("tactics", "reward", "quest", "objective", "seasoncard")
VALUES = {
    "type": ("unit",),
    "kind": ("unit",),
    "card": CARDS,
    "id": ("unit", "hero", "title", "order", "development", *CARDS, "faction", "seat"),
    "other": CARDS,
    "from": ("hero", "seat"),
    "to": ("hero", "seat"),
    "against": ("hero",),
    **dict.fromkeys(("of", "winner", "loser", "attacker", "defender"), ("seat",)),
}


class RunewarsOutput(Output):
    """Output with the names of a pack. Texts that differ from the house set are shown as written."""

    kind = "rw-seat"
    forms = ("",)
    colours = COLOURS
    shapes = SHAPES

    def __init__(
        self, console: Console, texts: Texts, seats: Sequence[str] = (), pack: Pack | None = None
    ) -> None:
        self._own: Mapping[str, str] = {} if pack is None else changed_texts(pack)
        self.content = house_content() if pack is None else content_of(pack)  # the content of the pack
        super().__init__(console, texts, seats)

    def name(self, kind: str, thing: str, form: str = "") -> str:
        """Return the name of an object, or one of its texts (`text`, `ability`); "" if it has none."""
        message = f"{kind}-{thing}.{form}" if form else f"{kind}-{thing}"
        if f"{kind}-{thing}" in self._own:
            return self._own.get(message, "")
        if self.texts.has(f"rw-{message}"):
            return self.texts(f"rw-{message}")
        return "" if form else thing

    def order(self, order: str) -> str:
        """`Harvest (#4)`: an order card by its name and number."""
        if order not in self.content.orders[1:]:
            return self.name("order", order)
        number = self.content.orders.index(order)
        return self.texts("rw-ui-order-card", name=self.name("order", order), n=number)

    def value(self, kind: str, thing: str) -> str:
        """Return an object as the value of a message: its id, or its name if a pack has changed it.

        Order cards always have name and number.
        """
        if kind == "order":
            return self.order(thing)
        return self._own.get(f"{kind}-{thing}", thing)

    def values(self, params: Mapping[str, str | int]) -> dict[str, str | int]:
        """Return the values of a message; their names say what kinds of objects they are."""
        found = dict(params)
        for name, value in params.items():
            if isinstance(value, str):
                kinds = VALUES.get(name, (name,))
                known = [f"{kind}-{value}" for kind in kinds]
                found[name] = next((self._own[key] for key in known if key in self._own), value)
                if "order" in kinds and value in self.content.orders[1:]:
                    found[name] = self.order(value)
        return found

    def seat_name(self, clan: str, form: str = "") -> str:
        return self._own.get(f"seat-{clan}") or super().seat_name(clan, form)

    def seat(self, seat: str | None) -> Text:
        return Text(self.texts("rw-seat-none")) if seat is None else self.clan(seat)

    def area(self, area: str) -> str:
        return self.name("area", area)

    def short_area(self, area: str) -> str:
        return self.name("area", area, "short") or area

    def units(self, kind: str, n: int, routed: int = 0) -> str:
        """`Dragon`, `3 × Footman`, `3 × Footman (1 routed)`."""
        total = n + routed
        said = self.name("unit", kind) if total == 1 else f"{total} × {self.name('unit', kind)}"
        if not routed:
            return said
        word = self.texts("rw-ui-routed")
        return f"{said} ({word})" if routed == total else f"{said} ({routed} {word})"

    def listed(self, kind: str, things: Sequence[str]) -> str:
        return ", ".join(self.name(kind, thing) for thing in things) or self.texts("rw-ui-nothing")
