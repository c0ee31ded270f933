"""Redeals everything a seat does not know. The result depends only on what that seat knows.

Cards are the only hidden information of Blood Rage. For each Age dealt so far, the draft is reconstructed as
the seat saw it: from a pack that it held twice it knows which cards were taken in between, though not by
whom; of a pack before it first held it, or after it last did, it knows less. Every card that another clan
drafted fills a *slot* (pass, clan, pack), and every slot draws from a *pool* of cards. Cards that a clan is
known to have drafted are placed first, then as many Quests as it must have committed, then the rest at
random.
"""

from __future__ import annotations

from meadhall.bloodrage.cards import CARD_AGE, CARD_CLASS, QUEST, deck
from meadhall.bloodrage.gods_gifts import DEALT, DRAFTED
from meadhall.bloodrage.knowledge import AGE, may_be_quest
from meadhall.bloodrage.state import GODS_GIFTS, BloodRage, cards_a_pass, pass_index
from meadhall.kernel.rng import Rng

ANY_QUEST = -1


class Layout:
    """One Age's draft as one seat knows it: slots of the others, and the pools they draw from."""

    __slots__ = ("owner", "pack", "pool", "pools", "rest", "turn")

    def __init__(self) -> None:
        # One entry a slot.
        self.owner: list[int] = []
        self.turn: list[int] = []
        self.pack: list[int] = []
        self.pool: list[int] = []
        # Cards of each pool; pool 0 holds the cards the seat has never seen.
        self.pools: list[list[int]] = [[]]
        # Which pool feeds what is left of each pack.
        self.rest: list[int] = []

    def add(self, owner: int, turn: int, pack: int, pool: int, times: int) -> None:
        for _ in range(times):
            self.owner.append(owner)
            self.turn.append(turn)
            self.pack.append(pack)
            self.pool.append(pool)


def redeal(g: BloodRage, seat: int, rng: Rng) -> BloodRage:
    """Return a game that is possible for this seat, drawn with `rng`; -1 is a spectator, who knows what all
    know."""
    h = g.copy()
    h.offers.clear()
    h.rng = rng.spawn()
    h.box = ()
    for other in range(g.seats):
        if other != seat:
            h.hands[other] = ()
            for i in range(other, len(h.shed), 4):
                h.shed[i] = ()
            for i in range(other, len(h.saw), 4):
                h.saw[i] = ()
                h.kept[i] = ()
    for age in range(1, g.age + 1):
        if seat >= 0 and g.saw[pass_index(age, 0, seat)]:
            deal_draft(g, h, seat, age, rng)
        else:
            deal_hands(g, h, seat, age, rng)
    h.answer_again(seat, rng)
    return h


# --- what is known of one Age ------------------------------------------------------------------------


def of_age(cards: tuple[int, ...], age: int) -> list[int]:
    return [card for card in cards if CARD_AGE[card] == age]


def facts_of_age(g: BloodRage, seat: int, age: int) -> list[tuple[int, int]]:
    return [fact for fact in g.known[seat] if CARD_AGE[fact[0]] == age]


def without(cards: list[int], taken: list[int]) -> list[int]:
    """Return a multiset without the elements of another one."""
    left = cards[:]
    for card in taken:
        left.remove(card)
    return left


def quests_needed(g: BloodRage, seat: int, age: int) -> int:
    """Return how many Quests must be among the unknown cards: committed ones that no known card can be."""
    facts = [fact for fact in facts_of_age(g, seat, age) if CARD_CLASS[fact[0]] == QUEST]
    needed = 0
    for i in range(len(g.committed[seat]) - 1, -1, -1):
        if CARD_AGE[g.committed[seat][i]] != age:
            continue
        latest = -1
        for j, fact in enumerate(facts):
            if may_be_quest(g, fact, i) and (latest < 0 or fact[1] > facts[latest][1]):
                latest = j
        if latest < 0:
            needed += 1
        else:
            facts.pop(latest)
    return needed


# --- an Age without a draft, or one whose draft is not in the text of a position
# ------------------------------


def deal_hands(g: BloodRage, h: BloodRage, seat: int, age: int, rng: Rng) -> None:
    """Deal other clans' hidden cards from all cards the seat cannot see."""
    pool = deck(age, g.seats)
    if seat >= 0:
        pool = without(pool, of_age(g.hidden(seat), age))
    pool = without(pool, [card for card in g.discard if CARD_AGE[card] == age])
    pool = without(pool, [card for card in g.sheet if card >= 0 and CARD_AGE[card] == age])
    unknown: list[int] = [0] * g.seats
    for other in range(g.seats):
        pool = without(pool, of_age(g.played[other], age))
        if other != seat:
            facts = facts_of_age(g, other, age)
            pool = without(pool, [fact[0] for fact in facts])
            unknown[other] = len(of_age(g.hidden(other), age)) - len(facts)
    rng.shuffle(pool)
    rests: list[list[int]] = [[] for _ in range(g.seats)]
    for other in range(g.seats):
        if other != seat:
            for _ in range(quests_needed(g, other, age)):
                quest = next(card for card in pool if CARD_CLASS[card] == QUEST)
                pool.remove(quest)
                rests[other].append(quest)
    for other in range(g.seats):
        if other != seat:
            while len(rests[other]) < unknown[other]:
                rests[other].append(pool.pop())
            spread(g, h, other, age, rests[other], rng)
    if age == g.age:
        # A spectator of a draft does not see the current packs either.
        for pack in range(g.seats):
            size = len(g.packs[pack])
            h.packs[pack] = tuple(sorted(pool[len(pool) - size :]))
            pool = pool[: len(pool) - size]
    h.box = tuple(sorted((*h.box, *pool)))


# --- an Age with a draft ----------------------------------------------------------------------------------


def deal_draft(g: BloodRage, h: BloodRage, seat: int, age: int, rng: Rng) -> None:
    each = cards_a_pass(g)
    rounds = DRAFTED // each
    drafting = g.phase == GODS_GIFTS and age == g.age
    done = rounds
    if drafting:
        done = 0
        while done < rounds and g.kept[pass_index(age, done, seat)]:
            done += 1
        drafting = bool(g.packs[0])
    layout = lay_out(g, seat, age, each, done, min(done, rounds - 1) if drafting else done - 1)
    cards = fill(g, layout, seat, age, rng)
    drafted: list[list[int]] = [[] for _ in range(g.seats)]
    for i in range(len(cards)):
        drafted[layout.owner[i]].append(cards[i])
    for other in range(g.seats):
        if other != seat:
            rest = without(drafted[other], of_age(g.shown[other], age))
            spread(g, h, other, age, rest, rng)
    tell_the_draft(g, h, age, done, drafting, layout, cards)


def lay_out(g: BloodRage, seat: int, age: int, each: int, done: int, last: int) -> Layout:
    """Make slots and pools. `done` passes are over; the seat has seen its pack of pass `last`, too."""
    layout = Layout()
    unseen = deck(age, g.seats)
    n = g.seats
    for pack in range(n):
        look = (seat - pack) % n
        for turn in range(min(look, done)):
            layout.add((pack + turn) % n, turn, pack, 0, each)
        if look > last:
            layout.rest.append(0)
            continue
        unseen = without(unseen, list(seen(g, seat, age, look)))
        while True:
            left = without(list(seen(g, seat, age, look)), list(taken(g, seat, age, look)))
            following = look + n
            pool = len(layout.pools)
            if following <= last:
                layout.pools.append(without(left, list(seen(g, seat, age, following))))
            else:
                layout.pools.append(left)
            for turn in range(look + 1, min(following, done)):
                layout.add((pack + turn) % n, turn, pack, pool, each)
            if following > last:
                layout.rest.append(pool)
                break
            look = following
    layout.pools[0] = unseen
    return layout


def seen(g: BloodRage, seat: int, age: int, turn: int) -> tuple[int, ...]:
    return g.saw[pass_index(age, turn, seat)]


def taken(g: BloodRage, seat: int, age: int, turn: int) -> tuple[int, ...]:
    return g.kept[pass_index(age, turn, seat)]


def fill(g: BloodRage, layout: Layout, seat: int, age: int, rng: Rng) -> list[int]:
    """Draw a card for every slot: known cards first, the rest at random."""
    for pool in layout.pools:
        rng.shuffle(pool)
    order = list(range(len(layout.owner)))
    rng.shuffle(order)
    wants: list[tuple[int, int]] = []
    for other in range(g.seats):
        if other != seat:
            wants += [(other, card) for card in g.shown[other] if CARD_AGE[card] == age]
    for other in range(g.seats):
        if other != seat:
            wants += [(other, ANY_QUEST)] * quests_needed(g, other, age)
    cards = [-1] * len(layout.owner)
    if not place(layout, wants, 0, order, cards):
        raise AssertionError("a seat's knowledge contradicts itself")
    for i in order:
        if cards[i] < 0:
            cards[i] = layout.pools[layout.pool[i]].pop()
    return cards


def place(
    layout: Layout, wants: list[tuple[int, int]], index: int, order: list[int], cards: list[int]
) -> bool:
    """Put each wanted card into a slot of its clan whose pool has it, by backtracking; return whether it
    worked."""
    if index == len(wants):
        return True
    owner, wanted = wants[index]
    tried: set[int] = set()
    for i in order:
        if cards[i] >= 0 or layout.owner[i] != owner or layout.pool[i] in tried:
            continue
        tried.add(layout.pool[i])
        pool = layout.pools[layout.pool[i]]
        for at in range(len(pool)):
            card = pool[at]
            if card == wanted or (wanted == ANY_QUEST and CARD_CLASS[card] == QUEST):
                cards[i] = card
                pool[at] = pool[-1]
                pool.pop()
                if place(layout, wants, index + 1, order, cards):
                    return True
                cards[i] = -1
                pool.append(pool[at] if at < len(pool) else card)
                pool[at] = card
                break
    return False


def crowding(g: BloodRage, other: int, age: int, facts: list[tuple[int, int]]) -> tuple[int, int]:
    """Return how many known cards can only be among the Quests, and since which Age they were known.

    A card known in an Age is in the hand now or was discarded in the phase of that Age or a later one.
    """
    room = len(of_age(g.hands[other], age))
    most, since = 0, 0
    for known_in in range(g.age, 0, -1):
        room += len(of_age(g.shed[(known_in - 1) * 4 + other], age))
        excess = len([fact for fact in facts if fact[1] >= known_in * AGE]) - room
        if excess > most:
            most, since = excess, known_in
    return most, since


def spread(g: BloodRage, h: BloodRage, other: int, age: int, rest: list[int], rng: Rng) -> None:
    """Distribute a clan's hidden cards of an Age among its committed Quests, its hand and its discards."""
    facts = facts_of_age(g, other, age)
    committed = list(h.committed[other])
    hidden = [i for i in range(len(committed)) if CARD_AGE[committed[i]] == age]
    for position, i in enumerate(hidden):
        known = [fact for fact in facts if CARD_CLASS[fact[0]] == QUEST and may_be_quest(g, fact, i)]
        unknown = [card for card in rest if CARD_CLASS[card] == QUEST]
        excess, since = crowding(g, other, age, facts)
        if excess >= len(hidden) - position:
            known = [fact for fact in known if fact[1] >= since * AGE]
            unknown = []
        choice = rng.below(len(known) + len(unknown))
        if choice < len(known):
            committed[i] = known[choice][0]
            facts.remove(known[choice])
        else:
            committed[i] = unknown[choice - len(known)]
            rest.remove(committed[i])
    h.committed[other] = tuple(committed)
    # Remaining places: -1 is the hand, else the Discard phase of an Age. The latest facts choose first.
    places = [-1] * len(of_age(g.hands[other], age))
    for phase in range(age, g.age + 1):
        places += [phase] * len(of_age(g.shed[(phase - 1) * 4 + other], age))
    rng.shuffle(places)
    for fact in sorted(facts, key=when_known, reverse=True):
        at = 0
        while 0 <= places[at] < fact[1] // AGE:
            at += 1
        put(h, other, places.pop(at), fact[0])
    rng.shuffle(rest)
    for card, place in zip(rest, places, strict=True):
        put(h, other, place, card)


def when_known(fact: tuple[int, int]) -> int:
    return fact[1]


def put(h: BloodRage, other: int, phase: int, card: int) -> None:
    if phase < 0:
        h.add_to_hand(other, card)
    else:
        i = (phase - 1) * 4 + other
        h.shed[i] = tuple(sorted((*h.shed[i], card)))


def tell_the_draft(
    g: BloodRage,
    h: BloodRage,
    age: int,
    done: int,
    drafting: bool,
    layout: Layout,
    cards: list[int],
) -> None:
    """Reconstruct the packs as dealt, what the other clans saw and kept, and what is left of the packs."""
    n = g.seats
    packs: list[list[int]] = []
    for pack in range(n):
        left = layout.pools[layout.rest[pack]]
        if layout.rest[pack] == 0:
            # A pack never seen: what is left of it comes from the unseen cards.
            size = DEALT - done * cards_a_pass(g)
            packs.append([left.pop() for _ in range(size)])
        else:
            packs.append(left)
    left_over = [sorted(pack) for pack in packs]
    for i in range(len(cards)):
        index = pass_index(age, layout.turn[i], layout.owner[i])
        h.kept[index] = tuple(sorted((*h.kept[index], cards[i])))
    last = done if drafting else done - 1
    for turn in range(last, -1, -1):
        for pack in range(n):
            holder = (pack + turn) % n
            index = pass_index(age, turn, holder)
            if turn < done:
                packs[pack] = sorted(packs[pack] + list(h.kept[index]))
            h.saw[index] = tuple(sorted(packs[pack]))
    boxed = layout.pools[0]
    if drafting:
        for pack in range(n):
            h.packs[pack] = tuple(left_over[pack])
    else:
        for pack in range(n):
            boxed = boxed + left_over[pack]
    h.box = tuple(sorted((*h.box, *boxed)))
