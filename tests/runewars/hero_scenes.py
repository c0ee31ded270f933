"""The Quest Phase and a player's turn, as far as heroes are concerned, answered in words."""

from meadhall.kernel.prompt import Prompt
from meadhall.runewars.content import Content
from meadhall.runewars.effects import table
from meadhall.runewars.heroes.quest_phase import quest_phase
from meadhall.runewars.heroes.rewards import turn_answer, turn_options
from meadhall.runewars.positions.text import parse
from meadhall.runewars.state import ALL, KNOWERS, TURNS, Runewars
from tests.runewars.scene import area, scene, seat, text

assert table


def quests(lines: str, map: str = "M3", content: Content | None = None) -> Runewars:
    """The Quest Phase at its first question; nothing comes after it."""
    g = parse(text("season summer\nphase quests\n" + lines, map), content)
    g.stack.clear()
    g.then(quest_phase)
    g.run()
    return g


def turn(lines: str, who: str, map: str = "M3") -> Runewars:
    """A turn in which nothing can be done but with rewards, markers and exploration tokens."""
    g = scene(lines, map, run=False)
    g.stack.clear()
    g.phase = TURNS
    g.current = seat(g, who)
    g.then(only_rewards, seat(g, who))
    g.run()
    return g


def only_rewards(g: Runewars, who: int) -> None:
    g.ask(who, ONLY_REWARDS)


def options(g: Runewars, who: int) -> list[int]:
    found: list[int] = []
    turn_options(g, who, found)
    return found


def answered(g: Runewars, who: int, action: int) -> None:
    g.then(only_rewards, who)
    assert turn_answer(g, who, action)


ONLY_REWARDS = Prompt("only-rewards", options, answered)


def legal(g: Runewars, who: str) -> list[str]:
    """What a seat may answer, in words."""
    return [" ".join(g.content.words[action]) for action in g.legal(seat(g, who))]


def say(g: Runewars, line: str) -> None:
    """Answers of one seat, one after the other: `uthuk hero mad-carthos move to 7B`."""
    who, *words = line.split()
    while words:
        known = {g.content.words[action]: action for action in g.legal(seat(g, who))}
        fits = [spelled for spelled in known if tuple(words[: len(spelled)]) == spelled]
        asked = [(g.names[s], prompt.name) for s, prompt, _ in g.asks]
        assert fits, f"{words} of {legal(g, who)}; {asked}"
        best = max(fits, key=len)
        g.play(seat(g, who), known[best])
        words = words[len(best) :]


def number(g: Runewars, name: str) -> int:
    return g.content.heroes.index(name)


def at(g: Runewars, name: str) -> str:
    """Where a hero is; `gone` or `deck`."""
    hero = number(g, name)
    if g.hero_seat[hero] >= 0:
        return g.content.area_name[g.hero_at[hero]]
    return "deck" if g.hero_seat[hero] == -1 else "gone"


def damage(g: Runewars, name: str) -> int:
    return g.hero_damage[number(g, name)]


def rewards(g: Runewars, name: str) -> list[str]:
    """The rewards of a hero, those all can see with a `!`."""
    return [
        g.content.rewards[code >> KNOWERS] + ("!" if code & ALL else "")
        for code in g.rewards[number(g, name)]
    ]


def attributes(g: Runewars, name: str) -> list[int]:
    return [g.attribute(number(g, name), a) for a in range(3)]


def held_quests(g: Runewars, who: str) -> list[str]:
    return [g.content.quests[code >> KNOWERS] for code in g.quests[seat(g, who)]]


def token(g: Runewars, name: str) -> str:
    """The face-up exploration token of an area; `` if there is none."""
    from meadhall.runewars.heroes.exploration import token_at

    found = token_at(g, area(g, name))
    return g.content.tokens[found] if found >= 0 else ""
