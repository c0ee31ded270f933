"""One game after the other, and what is noted of each."""

from __future__ import annotations

from collections import Counter
from typing import Any

from meadhall.arena.plan import Plan
from meadhall.arena.tally import (
    ADDED,
    COMMITTED,
    COUNTS,
    DRAFTED,
    HOLDERS,
    HOLDERS_WON,
    REVEALED,
    UPGRADED,
    Tally,
)
from meadhall.bloodrage.happenings import SOURCES
from meadhall.bots import KINDS
from meadhall.kernel import record
from meadhall.kernel.match import Match
from meadhall.kernel.rules import Rules

# What an answer with a card in it counts as; a card saved for the next Age is `keep` too, but not drafted.
USES = {"keep": DRAFTED, "upgrade": UPGRADED, "reveal": REVEALED, "add": ADDED, "quest": COMMITTED}
DRAFT = "keep-"


def card_uses(rules: Rules) -> list[tuple[int, str] | None]:
    """For each answer: what it does with which card, if anything."""
    return [
        (USES[words[0]], words[1]) if len(words) == 2 and words[0] in USES else None for words in rules.words
    ]


def play_games(plan: Plan, start: int, stop: int) -> Tally:
    """The games of a plan from one number up to another."""
    tally = Tally(plan.seats)
    uses, options = card_uses(plan.rules), plan.read_options()
    for index in range(start, stop):
        tally.add(play_game(plan, index, uses, options))
    return tally


def play_game(plan: Plan, index: int, uses: list[tuple[int, str] | None], options: Any) -> Tally:
    """One game to its end."""
    seed = plan.seed_of(index)
    game = plan.rules.new(seats=plan.seats, seed=seed, options=options)
    match = Match(game, seed)
    if plan.records is None:
        game.trace = None
    players = [KINDS[kind]() for kind in plan.bots]
    chances = [plan.chance_of(index, seat) for seat in range(len(players))]
    answers = choices = 0
    cards: dict[str, list[int]] = {}
    holders: dict[str, set[int]] = {}
    while not game.over:
        seat = game.waiting()[0]
        asked = game.ask_of(seat)
        legal = game.offer(asked)
        answers += 1
        action = legal[0]
        if len(legal) > 1:
            choices += 1
            action = players[seat].pick(game.asks[asked][1].name, legal, chances[seat])
        use = uses[action]
        if use is not None:
            count, card = use
            if count != DRAFTED or game.asks[asked][1].name.startswith(DRAFT):
                cards.setdefault(card, [0] * len(COUNTS))[count] += 1
                if count == DRAFTED:
                    holders.setdefault(card, set()).add(seat)
        game.play(seat, action)
    if plan.records is not None:
        (plan.records / f"{index:06d}.txt").write_text(record.write(match), encoding="utf-8")
    ranking = game.ranking
    for card, seats in holders.items():
        cards[card][HOLDERS] += len(seats)
        cards[card][HOLDERS_WON] += sum(1 for seat in seats if ranking[seat] == 1)
    return noted(plan, game, answers, choices, cards)


def noted(plan: Plan, game: Any, answers: int, choices: int, cards: dict[str, list[int]]) -> Tally:
    """The tally of one finished game."""
    tally = Tally(plan.seats, games=1, cards=cards)
    tally.answers[answers] = 1
    tally.decisions[choices] = 1
    ranking, scores, earned = game.ranking, game.scores, game.earned  # a whole view would cost a tenth more
    for seat, clan in enumerate(plan.seats):
        tally.glory[clan] = scores[seat]
        if ranking[seat] == 1:
            tally.wins[clan] = 1
            tally.shared[clan] = int(ranking.count(1) > 1)
        for i, source in enumerate(SOURCES):
            if earned[i * 4 + seat]:
                tally.earned.setdefault(source, Counter())[clan] = earned[i * 4 + seat]
    return tally
