"""Battles for tests: the attackers are in their line, and the battle begins."""

from meadhall.runewars.battle.begin import begin
from meadhall.runewars.battle.field import DAMAGE, F_AREA, ROUTED, type_of
from meadhall.runewars.state import Runewars
from tests.runewars.scene import area, scene, seat


def fight(
    lines: str,
    place: str,
    attacker: str,
    units: str,
    supremacy: int = 0,
    order: str = "conquer",
    map: str = "M3",
) -> Runewars:
    """A battle at the first thing somebody is asked. units: `latari-archer 3 giant 1`.

    The cards of a line `fate` lie on top of the deck; here the same number may come more than once.
    """
    said = [one.split() for one in lines.splitlines()]
    cards = [int(word) for words in said if words[:1] == ["fate"] for word in words[1:]]
    rest = "\n".join(" ".join(words) for words in said if words[:1] != ["fate"])
    g = scene(f"turn {attacker} {order}\n{rest}", map=map, run=False)
    again(g, place, attacker, units, *cards, supremacy=supremacy)
    return g


def again(g: Runewars, place: str, attacker: str, units: str, *cards: int, supremacy: int = 0) -> None:
    """A battle in a game that is there already, whatever was asked; these fate cards come next."""
    g.asks.clear()
    g.given.clear()
    g.offers.clear()
    g.fate += [card - 1 for card in reversed(cards)]
    words = units.split()
    who = seat(g, attacker)
    line: list[int] = []
    for name, n in zip(words[::2], words[1::2], strict=True):
        slot = g.content.type_slot(g.content.type_name.index(name))
        g.from_supply(who, slot, int(n))
        line += [slot << 5] * int(n)
    g.lines[0] = tuple(line)
    g.events = []
    g.then(begin, area(g, place), who, supremacy)
    g.run()


def line(g: Runewars, side: int) -> dict[str, int]:
    """The units of a side by name, routed and damaged ones as `giant routed -2`."""
    found: dict[str, int] = {}
    for unit in g.lines[side]:
        name = g.content.type_name[type_of(g, side, unit)]
        name += " routed" if unit & ROUTED else ""
        name += f" -{unit & DAMAGE}" if unit & DAMAGE else ""
        found[name] = found.get(name, 0) + 1
    return found


def over(g: Runewars) -> bool:
    """Whether the battle has ended, and left nothing behind."""
    return g.fight[F_AREA] < 0 and g.lines == [(), ()] and not any(g.health_mod) and not g.envs


def told(g: Runewars, code: int) -> list[tuple[int, ...]]:
    """The events of a kind, without their code."""
    return [event[1:] for event in g.events or [] if event[0] == code]
