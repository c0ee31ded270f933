"""Invariants of every game of Runewars: numbers of components, control and knowledge."""

from __future__ import annotations

from collections import Counter

from meadhall.kernel.rng import Rng
from meadhall.runewars.answers import DONE, NO
from meadhall.runewars.content import KINDS, SLOTS
from meadhall.runewars.runes import group
from meadhall.runewars.state import DRAGON_RUNE, FALSE_RUNE, GONE, KNOWERS, NO_FORT, NO_RUNE, SETUP, Runewars

RETREATING = {
    "retreat": 4,
    "battle-surplus": 0,
}  # prompts whose arguments from there on are units on their way


def keep(g: Runewars) -> None:
    """Check all invariants; AssertionError names the one that fails."""
    assert all(n >= 0 for n in g.influence), "influence below 0"
    assert all(0 <= n <= 8 for n in g.dials), "a dial off its scale"
    assert all(n >= 0 for n in (*g.up, *g.down, *g.supply)), "fewer than no units"
    runes(g)
    if g.phase != SETUP:
        units(g)
        holders(g)
        cards(g)


def units(g: Runewars) -> None:
    """Every figure is on the board or in the supply."""
    found: Counter[int] = Counter()
    for row in range(g.seats + 1):
        for slot in range(SLOTS):
            if (row == g.seats) == (slot >= KINDS):
                found[g.type_at(row if slot < KINDS else -1, slot)] += g.supply[row * SLOTS + slot]
    for area in g.board.areas:
        for slot in range(SLOTS):
            n = g.up[area * SLOTS + slot] + g.down[area * SLOTS + slot]
            if n:
                found[g.type_at(g.holder[area], slot)] += n
    for side in (0, 1):
        for code in g.lines[side]:
            seat = g.fight[1 + side] if g.fight[0] >= 0 else g.current
            found[g.type_at(seat, code >> 5)] += 1
    for seat, prompt, args in g.asks:
        if prompt.name in RETREATING:
            owner = args[0] if RETREATING[prompt.name] else seat
            for slot, n in enumerate(args[RETREATING[prompt.name] :]):
                if n:
                    found[g.type_at(owner, slot % SLOTS)] += n
    wanted: Counter[int] = Counter()
    for faction in g.factions:
        for kind in range(faction * KINDS, faction * KINDS + KINDS):
            wanted[kind] = g.content.figures[kind]
    for kind in range(g.content.neutral_types, g.content.types):
        wanted[kind] = g.content.figures[kind]
    wrong = {g.content.type_name[k]: (found[k], wanted[k]) for k in wanted | found if found[k] != wanted[k]}
    assert not wrong, f"figures found and wanted: {wrong}"


def holders(g: Runewars) -> None:
    """Whoever holds an area has faction units or a stronghold there, or a battle over it."""
    for seat in range(g.seats):
        assert g.lands[seat] == tuple([a for a in g.board.areas if g.owner[a] == seat]), (
            "lands are not what he owns"
        )
    for area in g.board.areas:
        base = area * SLOTS
        faction = sum(g.up[base : base + KINDS]) + sum(g.down[base : base + KINDS])
        held = faction > 0 or g.fort[area] != NO_FORT
        if g.fight[0] == area:
            continue
        assert (g.holder[area] >= 0) == held, f"{g.content.area_name[area]} is held by {g.holder[area]}"
        assert g.development[area] < 0 or g.fort[area] != NO_FORT, "a development without a stronghold"


def runes(g: Runewars) -> None:
    dragons = sum(face == DRAGON_RUNE for face in g.rune)
    falses = sum(face == FALSE_RUNE for face in g.rune)
    assert dragons + g.dragons_left == g.content.dragon_runes, "dragon runes"
    assert falses + g.falses_left == g.content.false_runes, "false runes"
    for viewer in range(g.seats + 1):
        for area in g.board.areas:
            down = g.rune[area] != NO_RUNE and not g.rune_up[area]
            key = g.groups[viewer * g.content.areas + area]
            assert (key >= 0) == down, f"{viewer} and the rune of {g.content.area_name[area]}"
            if down:
                assert key == min(group(g, viewer, area)), "a group goes by its lowest area"


def cards(g: Runewars) -> None:
    c = g.content
    spent = [args[0] for step, args in g.stack if step.__name__ == "card_spent"]
    hands = [code >> KNOWERS for hand in (*g.hands, *g.fresh) for code in hand]
    tactics = Counter([code >> KNOWERS for code in g.tactics_deck] + g.tactics_discard + hands + spent)
    assert tactics == Counter(dict(enumerate(c.tactics_copies))), "tactics cards"
    fate = sorted([*g.fate, *g.fate_discard, *g.drawn, *g.cards[0], *g.cards[1]])
    assert fate == list(range(len(c.destiny))), f"fate cards: {len(fate)}"
    held = [code >> KNOWERS for cards in (*g.rewards, *(grave[1:] for grave in g.graves)) for code in cards]
    rewards = Counter([code >> KNOWERS for code in g.reward_deck] + g.reward_discard + held)
    rewards.update(code >> KNOWERS for code in g.offered if any("reward" in p.name for _, p, _ in g.asks))
    assert rewards == Counter(dict(enumerate(c.reward_copies))), "reward cards"
    quests = Counter([code >> KNOWERS for code in g.quest_deck] + g.quest_discard)
    quests.update(code >> KNOWERS for hand in g.quests for code in hand)
    assert all(n == c.quest_copies[i] for i, n in quests.items()), "a quest twice"
    heroes = [h for h, seat in enumerate(g.hero_seat) if seat >= 0 or seat == GONE]
    offered = len(g.offered) if any(p.name == "enlist-hero" for _, p, _ in g.asks) else 0
    placed = sum(p.name == "place-hero" for _, p, _ in g.asks)
    assert len(heroes) + len(g.hero_deck) + offered + placed == len(c.heroes), "heroes"
    assert all(g.hero_at[h] >= 0 for h in heroes if g.hero_seat[h] >= 0), "a hero nowhere"


# Questions that a lot alone would mostly leave unanswered: no move, no attack, no quest.
EAGER = {
    "activate",
    "move-from",
    "strategize-from",
    "quest-hero",
    "quest-walk",
    "hero-deed",
    "discard-false-rune",
}


class Lot:
    """Chooses by lot, but goes out and does things: so that battles, quests and bids all happen."""

    def __init__(self, seed: int) -> None:
        self.chance = Rng.seeded(seed)

    def choose(self, g: Runewars) -> tuple[int, int]:
        seat = g.waiting()[0]
        legal = g.legal(seat)
        deeds = [action for action in legal if action not in (DONE, NO)]
        prompt = g.asks[g.ask_of(seat)][1].name
        if deeds and self.chance.below(8) < (7 if prompt in EAGER else 4):
            legal = deeds
        return seat, legal[self.chance.below(len(legal))]
