"""The question and the numbered answers, as text."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from meadhall.bloodrage.view import Card, View
from meadhall.kernel.contract import Answer, Ask
from meadhall.terminal.bloodrage.cards import Row, card_table, counted, standing
from meadhall.terminal.output import Output

# Verbs whose choices show the card with its full text.
READ_CARD = {"keep", "reveal", "add", "take"}
# Verbs whose texts do not say the cost, because it varies.
PRICED = {"invade", "upgrade"}
# Verbs whose place is where something will happen, so that the strengths there are shown.
TO_PLACE = {"place", "pillage", "challenge", "bring"}
GAP = 3
# "No" and "no more" come after all other answers.
LAST_PACK = {"keep-card": 3, "keep-two-cards": 4}  # cards in the pack of the last pick
LAST = ("nothing", "done", "decline", "pass")


def ordered(asked: Ask) -> list[Answer]:
    """Return the answers in the order of their numbers."""
    return sorted(asked.answers, key=lambda answer: answer.verb in LAST)


def params(asked: Ask) -> dict[str, str | int]:
    """Return the parameters of the question."""
    return {name: ref.id for name, ref in asked.about.items()}


def values(answer: Answer) -> dict[str, str | int]:
    """Return the parameters of an answer's text, in which the verb decides if a place is source or target."""
    found: dict[str, str | int] = {}
    for ref in answer.refs:
        if ref.id:
            found |= dict.fromkeys(("source", "target") if ref.kind == "place" else (ref.kind,), ref.id)
        if ref.n is not None:
            found["n"] = ref.n
    return found


def label(out: Output, prompt: str, answer: Answer) -> str:
    """Return an answer as text."""
    return out.texts.answer(prompt, answer.verb, **values(answer))


def question(out: Output, asked: Ask, view: View | None = None) -> Text:
    """Return the question; at the last pick of a draft no cards are passed."""
    last = view is not None and len(view.pack) == LAST_PACK.get(asked.prompt)
    line = Text(out.texts(f"prompt-{asked.prompt}{'.last' if last else ''}", **params(asked)), "bold")
    if view is not None and (barred := _barred(view, asked)):
        line.append(f" {out.texts('ui-graces-bar', stat=barred)}", "not bold")
    return line


def _barred(view: View, asked: Ask) -> str:
    """Return the stat that Frigga's Grace does not raise: that of the pillaged province."""
    if asked.prompt != "raise-stat" or view.battle is None:
        return ""
    place = next(place for place in view.provinces if place.id == view.battle.province)
    you = next(clan for clan in view.clans if clan.id == view.seat)
    if place.token not in you.stats or place.token in {answer.id_of("stat") for answer in asked.answers}:
        return ""
    stat = you.stats[place.token]
    return place.token if stat.step < len(stat.track) else ""  # nothing else bars a stat that can rise


def choices(out: Output, view: View, asked: Ask) -> list[RenderableType]:
    """Return the numbered answers: cards with their texts, the rest in columns."""
    cards: list[Row] = []
    numbers = counted(view.pack or view.hand)
    lines: list[Text] = []
    brief: list[Text] = []
    answers = ordered(asked)
    for number, answer in enumerate(answers, 1):
        card = _card(view, answer)
        if card is not None:
            cards.append(Row(f"{number:>2}", card, _quest(out, view, card), numbers.get(card.id, 1)))
        else:
            lines.append(_line(out, view, asked.prompt, number, answer))
            brief.append(_line(out, view, asked.prompt, number, answer, brief=True))
    shown: list[RenderableType] = []
    if cards:
        # New cards are shown in full; cards of your hand are shortened if the screen is low.
        known = not view.pack and out.lines(card_table(out, cards)) > out.height - 8
        if known:
            cards = [row._replace(note=_quest(out, view, row.card, brief=True)) for row in cards]
        shown.append(card_table(out, cards, short=known))
    if lines:
        shown.insert(0 if _card(view, answers[0]) is None else 1, _columns(out, lines, brief))
    return shown


def _card(view: View, answer: Answer) -> Card | None:
    """Return the card of an answer, if it is visible to you."""
    if answer.verb not in READ_CARD:
        return None
    return next((card for card in [*view.pack, *view.hand] if card.id == answer.id_of("card")), None)


def _quest(out: Output, view: View, card: Card, brief: bool = False) -> Text | None:
    for quest in view.quests:
        if quest.card.id == card.id and not quest.committed and card not in view.pack:
            return standing(out, quest, brief)
    return None


def _line(out: Output, view: View, prompt: str, number: int, answer: Answer, brief: bool = False) -> Text:
    line = Text(f"{number:>2} ", "bold")
    line.append(label(out, prompt, answer), "not bold")
    for note in _notes(out, view, prompt, answer, brief):
        line.append(" · ", "dim").append_text(note)
    return line


def _notes(out: Output, view: View, prompt: str, answer: Answer, brief: bool) -> list[Text]:
    """Return notes on an answer: its cost and what is in the place."""
    notes: list[Text] = []
    if prompt == "turn" and answer.verb in PRICED:
        notes.append(Text(out.texts("n-rage", n=answer.cost.get("rage", 0)), "cyan"))
    arrives = answer.verb in TO_PLACE
    place = next((p for p in view.provinces if p.id == answer.id_of("place")), None) if arrives else None
    if place is not None and not brief:
        if answer.verb == "pillage":
            notes.append(Text(out.texts(f"token-{place.token}"), "cyan"))
        if place.sides:
            strengths = [out.mark(side.clan).append(f" {side.total}") for side in place.sides]
            notes.append(Text(" ").join(strengths))
    return notes


def _columns(out: Output, lines: list[Text], brief: list[Text]) -> RenderableType:
    """Return as many columns as fit, read downwards; long lists are shortened if necessary."""
    for cells, count in ((lines, 3), (lines, 2), (brief, 2)):
        rows = -(-len(cells) // count)
        columns = [cells[start : start + rows] for start in range(0, len(cells), rows)]
        widths = [max(line.cell_len for line in column) + GAP for column in columns]
        if rows > 1 and sum(widths) - GAP <= out.console.width and (cells is lines or rows > 3):
            table = out.grid(*[""] * len(columns), header=False)
            table.padding = (0, GAP, 0, 0)
            for row in range(rows):
                table.add_row(*(column[row] for column in columns if row < len(column)))
            return table
    return Text("\n").join(lines)
