"""Output helpers: texts in one language, clans with colour, shape and letters."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from meadhall.locale import Texts

# The colours of the box; shapes as in our visual design: shield, diamond, circle, square.
COLOURS = {"wolf": "bold red", "raven": "bold bright_blue", "serpent": "bold yellow", "bear": "bold #c98f5c"}
SHAPES = {"wolf": "▼", "raven": "◆", "serpent": "●", "bear": "■"}
FORMS = ("", ".name", ".acc", ".gen")  # of a clan's name
WIDE = 100  # from this width on nothing is left out


class Output:
    """Writes for one console in one language. Every colour comes with a shape and letters."""

    # For the seats of Blood Rage; other games override it.
    kind = "clan"  # of the messages with their names
    forms: tuple[str, ...] = FORMS
    colours = COLOURS
    shapes = SHAPES

    def __init__(self, console: Console, texts: Texts, clans: Sequence[str] = ()) -> None:
        self.console = console
        self.texts = texts
        names = {clan: self.seat_name(clan) for clan in clans}
        # As they stand in sentences, the longest first: some languages change the word.
        self._names = {
            clan: sorted({self.seat_name(clan, form) for form in self.forms}, key=len, reverse=True)
            for clan in clans
        }
        self._letters = {clan: _shortest(name, list(names.values())) for clan, name in names.items()}
        self._shapes = _can_write(console, "".join(self.shapes.values()))

    @property
    def narrow(self) -> bool:
        return self.console.width < WIDE

    @property
    def height(self) -> int:
        """Return the number of lines of the screen; unlimited if the output is not a terminal."""
        return self.console.height if self.console.is_terminal else 1000

    def can_write(self, characters: str) -> bool:
        """Whether this console has these characters."""
        return _can_write(self.console, characters)

    def lines(self, *things: RenderableType) -> int:
        """How many lines it takes to show these."""
        return sum(len(self.console.render_lines(thing, pad=False)) for thing in things)

    def say(self, message: str, style: str = "", /, **params: str | int) -> None:
        """Print a message on its own line or lines."""
        self.put(Text(self.texts(message, **params), style))

    def put(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def seat_name(self, clan: str, form: str = "") -> str:
        return self.texts(f"{self.kind}-{clan}{form}")

    def mark(self, clan: str) -> Text:
        """Return a clan as two or three characters."""
        shape = self.shapes.get(clan, "") if self._shapes else ""
        return Text(shape + self._letters.get(clan, clan), self.colours.get(clan, "bold"))

    def dot(self, clan: str | None) -> Text:
        """Return the mark at the beginning of a line about a clan."""
        shape = self.shapes.get(clan or "", "•") if self._shapes else "-"
        return Text(shape, self.colours.get(clan or "", ""))

    def clan(self, clan: str) -> Text:
        """A clan by its mark and name."""
        shape = f"{self.shapes.get(clan, '')} " if self._shapes else ""
        return Text(shape + self.seat_name(clan), self.colours.get(clan, "bold"))

    def colour_clans(self, line: Text) -> None:
        """Colour the names of clans in a text."""
        for clan, names in self._names.items():
            line.highlight_words(names, self.colours.get(clan, "bold"))

    def place(self, place: str) -> str:
        return self.texts(f"place-{place}")

    def figures(self, figure: str, n: int) -> str:
        """`Leader`, `3 Warriors`."""
        return self.texts(f"figure-{figure}") if n == 1 else self.texts(f"figure-{figure}.count", n=n)

    def grid(self, *columns: str, header: bool = True) -> Table:
        """Return a table without borders. A column name that begins with > is right-aligned."""
        table = Table(
            box=None, show_header=header, header_style="dim", pad_edge=False, padding=(0, 1), show_edge=False
        )
        for name in columns:
            right = name.startswith(">")
            table.add_column(name.lstrip(">"), justify="right" if right else "left", no_wrap=right)
        return table

    def heading(self, text: str) -> None:
        self.console.rule(Text(text, "bold"), align="left", style="dim")


def _shortest(name: str, names: Sequence[str]) -> str:
    """Return the shortest prefix that distinguishes the name from the others."""
    for n in range(1, len(name)):
        if sum(1 for other in names if other.startswith(name[:n])) == 1:
            return name[:n]
    return name


def _can_write(console: Console, characters: str) -> bool:
    try:
        characters.encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
