"""A turn or a season card for tests, and nothing after it: the game stops where they end."""

from meadhall.runewars.loading import house_content
from meadhall.runewars.state import KNOWERS, SEASON_NAMES, Runewars
from meadhall.runewars.year.seasons import end_season
from tests.runewars.scene import area, scene, seat


def turn(lines: str, map: str = "M3") -> Runewars:
    """The turn of the line `turn …`, at its first question; later players follow, but no other season."""
    g = scene(lines, map, run=False)
    g.stack = [frame for frame in g.stack if frame[0] is not end_season]
    g.run()
    return g


def season_card(name: str, lines: str = "", map: str = "M3") -> Runewars:
    """A season begins with this card; the next thing after its icon would be to choose orders."""
    season = SEASON_NAMES[house_content().season_of[house_content().seasons.index(name)]]
    g = scene(f"season {season}\nphase season-card\ndeck {season} {name}\n{lines}", map, run=False)
    assert [step.__name__ for step, _ in g.stack] == ["begin_season"]
    g.run()
    return g


def ready(g: Runewars) -> bool:
    """The season card and its icon are done: orders are chosen now."""
    return bool(g.asks) and all(prompt.name == "choose-order" for _, prompt, _ in g.asks)


def say(g: Runewars, *sentences: str) -> None:
    for sentence in sentences:
        g.do(sentence)


def offers(g: Runewars, who: str) -> set[str]:
    """What a seat may answer now, in words."""
    return {" ".join(g.words(action)) for action in g.legal(seat(g, who))}


def offered(g: Runewars, line: str) -> set[str]:
    """What a seat could answer after these words, forced answers included; the game stays as it is."""
    who, *words = line.split()
    trial = g.copy()
    trial.by_hand = True
    while words:
        known = {trial.words(action): action for action in trial.legal(seat(g, who))}
        fits = [spelled for spelled in known if tuple(words[: len(spelled)]) == spelled]
        assert fits, f"{' '.join(words)}: not one of {sorted(known)}"
        best = max(fits, key=len)
        trial.play(seat(g, who), known[best])
        words = words[len(best) :]
    return offers(trial, who)


def dials(g: Runewars, who: str) -> str:
    """Food, wood and ore: `3/2/2`."""
    at = seat(g, who) * 3
    return "/".join(str(n) for n in g.dials[at : at + 3])


def hand(g: Runewars, who: str) -> list[str]:
    """Tactics cards that may be played this season."""
    return [g.content.tactics[code >> KNOWERS] for code in g.hands[seat(g, who)]]


def fresh(g: Runewars, who: str) -> int:
    """How many tactics cards were drawn this season."""
    return len(g.fresh[seat(g, who)])


def holder(g: Runewars, place: str) -> str:
    """Who controls an area; `` for nobody."""
    who = g.control(area(g, place))
    return g.names[who] if who >= 0 else ""


def tokens(g: Runewars, who: str) -> list[str]:
    """The areas with a seat's activation token."""
    return sorted(g.content.area_name[a] for a in g.board.areas if g.tokens[a] >> seat(g, who) & 1)


def runes(g: Runewars) -> dict[str, str]:
    """Where rune tokens lie, and their faces; those that all can see with a `!`."""
    faces = ("", "dragon", "false")
    return {
        g.content.area_name[a]: faces[g.rune[a]] + ("!" if g.rune_up[a] else "")
        for a in sorted(g.board.areas)
        if g.rune[a]
    }
