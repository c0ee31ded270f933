"""The number of each choice: an order has its card's number, an amount is its own number."""

from __future__ import annotations

from meadhall.kernel.contract import Answer, Ask
from meadhall.runewars.answers import ORDER
from meadhall.runewars.view import View
from meadhall.terminal.runewars.listing import listed

# "No" and "no more" come after all other answers.
LAST = ("done", "no")
AMOUNTS = ("bid", "spend")


def ordered(asked: Ask, view: View | None = None, opened: bool = False) -> list[Answer]:
    """Return the answers in the order of the list; see `listing.listed`."""
    return sorted(listed(asked, view, opened), key=lambda answer: answer.verb in LAST)


def numbered(asked: Ask, view: View | None = None, opened: bool = False) -> list[tuple[int, Answer]]:
    """Return the listed answers with their numbers.

    When an order is chosen, the number is that of the card, 1 to 8. At a bid or a payment it is the amount;
    "done" is then 0, or the next number if 0 is an amount. Everything else is counted from 1.
    """
    answers = ordered(asked, view, opened)
    if all(answer.verb == "order" for answer in answers):
        return [(answer.action - ORDER, answer) for answer in answers]
    named = [answer.n_of("number") if answer.verb in AMOUNTS else None for answer in answers]
    amounts = [n for n in named if n is not None]
    others = len(answers) - len(amounts)
    if amounts and others <= 1:
        other = max(amounts) + 1 if 0 in amounts else 0
        return [(other if n is None else n, answer) for n, answer in zip(named, answers, strict=True)]
    return list(enumerate(answers, 1))
