"""The text of a position: the start of a turn, or of the Quest, Ragnarok, Valhalla or scoring phase.

    age 2
    turn raven
    doom gimle andlang utgard
    token andlang axes
    wolf at fjord-sw ship
    wolf at yggdrasil warrior 2
    raven hand tyrs-crush quest-alfheim@1

Lines that are left out have the values of a new game. The grammar is in docs/formats.md.
"""

# not compiled: works on words.
from __future__ import annotations

from collections.abc import Sequence

from meadhall.bloodrage import event_codes as ev
from meadhall.bloodrage.action_phase import TURN
from meadhall.bloodrage.board import (
    FIGURES,
    OUTER,
    PLACE_NAME,
    TOKEN_NAMES,
    VALHALLA,
)
from meadhall.bloodrage.cards import (
    CARD_NAME,
)
from meadhall.bloodrage.figures import FIGURE_NAME
from meadhall.bloodrage.knowledge import AGE
from meadhall.bloodrage.options import Options
from meadhall.bloodrage.position_checks import contradiction
from meadhall.bloodrage.position_reader import WHAT_IF, BadPosition, Reader
from meadhall.bloodrage.state import ACTION, PHASE_NAMES, PICKS, SLOTS, BloodRage
from meadhall.kernel.refusal import Refusal, Refused, meaningful
from meadhall.kernel.rules import option_words

__all__ = ["BadPosition", "parse", "write"]


def parse(text: str) -> BloodRage:
    """Return the game at a position; raises BadPosition with the line that is wrong."""
    return Reader(meaningful(text)).game()


def write(g: BloodRage) -> str:
    """Return the position as text that parses to the same position; raises Refused during an action."""
    if not _resting(g):
        raise Refused(Refusal("not_at_rest", {}))
    lines = [f"{WHAT_IF} yes"] if contradiction(g) else []
    lines += [
        f"rules {g.version}",
        f"seats {' '.join(g.clans)}",
        f"age {g.age}",
        f"phase {PHASE_NAMES[g.phase]}",
    ]
    if g.phase == ACTION:
        lines.append(f"turn {g.clans[g.asks[0][0]]}")
    lines += [f"first {g.clans[g.first]}", f"seed {':'.join(str(word) for word in g.rng.words)}"]
    fresh = dict(option_words(Options()))
    lines += [f"option {name} {value}" for name, value in option_words(g.options) if fresh[name] != value]
    lines.append(f"destroyed {_places(g.destroyed)}")
    lines.append(f"doom {' '.join(PLACE_NAME[province] for province in g.doom)}")
    lines += [f"token {PLACE_NAME[p]} {TOKEN_NAMES[g.tokens[p]]}" for p in range(OUTER)]
    lines.append(f"pillaged {_places(g.pillaged)}")
    lines.append(f"discard {_cards(g, g.discard)}")
    for seat in range(g.seats):
        lines += [f"{g.clans[seat]} {line}" for line in _clan(g, seat)]
    return "\n".join(lines) + "\n"


def _resting(g: BloodRage) -> bool:
    if g.over or g.phase < ACTION:
        return False
    if g.phase == ACTION:
        return len(g.asks) == 1 and g.asks[0][1] is TURN
    return not g.asks


def _places(flags: Sequence[int]) -> str:
    return " ".join(PLACE_NAME[place] for place, flag in enumerate(flags) if flag) or "none"


def _card(age: int, card: int) -> str:
    """Return the notation of a card as `BloodRage.words` does: without `@` for the current Age."""
    return CARD_NAME[card].removesuffix(f"@{age}")


def _cards(g: BloodRage, cards: Sequence[int]) -> str:
    return " ".join(_card(g.age, card) for card in cards) or "none"


def _clan(g: BloodRage, seat: int) -> list[str]:
    lines = [f"glory {g.glory[seat]}", f"rage {g.rage[seat]}"]
    lines.append(f"steps {' '.join(str(g.steps[stat * 4 + seat] + 1) for stat in range(3))}")
    if g.passed[seat]:
        lines.append("passed")
    sheet = [card for card in g.sheet[seat * SLOTS : (seat + 1) * SLOTS] if card >= 0]
    lines += [f"sheet {_cards(g, sheet)}"] if sheet else []
    for place in range(VALHALLA + 1):
        figures = [f"warrior {g.warriors[place * 4 + seat]}"] if g.warriors[place * 4 + seat] else []
        figures += [FIGURE_NAME[f] for f in range(1, FIGURES) if g.at[seat * FIGURES + f] == place]
        if figures:
            lines.append(f"at {PLACE_NAME[place]} {' '.join(figures)}")
    for key, cards in (("hand", g.hands), ("quests", g.committed), ("shown", g.shown)):
        if cards[seat] or key == "shown":
            lines.append(f"{key} {_cards(g, cards[seat])}")
    for age in (1, 2, 3):
        if g.shed[(age - 1) * 4 + seat]:
            lines.append(f"shed {age} {_cards(g, g.shed[(age - 1) * 4 + seat])}")
    for card, when in g.known[seat]:
        lines.append(f"known {_card(g.age, card)} {when // AGE}.{when % AGE}")
    for i in range(seat, len(g.saw), 4):
        if g.saw[i]:
            age, turn = divmod(i // 4, PICKS)
            saw, kept = _cards(g, g.saw[i]), _cards(g, g.kept[i])
            lines.append(f"saw {age + 1}.{turn + 1} {saw} kept {kept}")
    earned = [(name, g.earned[i * 4 + seat]) for i, name in enumerate(ev.SOURCES)]
    if any(n for _, n in earned):
        lines.append(f"earned {' '.join(f'{name} {n}' for name, n in earned if n)}")
    return lines
