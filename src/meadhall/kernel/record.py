"""The record of a game: text, one sentence a line, the same game for ever.

    meadhall 1
    game bloodrage
    rules 1
    pack 0123456789ab
    option first_game false
    seed 7
    seats wolf raven serpent bear

    wolf keep troll
    (raven decline)
    ...
    end 3f…

Brackets mark automatic answers: a whole line given by the table, words within a line by the kernel.
"""

# not compiled: works on words.
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from meadhall.kernel.game import AUTOMATIC, CONTINUES
from meadhall.kernel.match import BY_TABLE, Match
from meadhall.kernel.notation import read_sentence
from meadhall.kernel.refusal import BadLine, Refusal, Refused, meaningful
from meadhall.kernel.rules import Rules, option_words, read_options

FORMAT = 1
GRAMMAR = "meadhall"
HEADER = ("game", "rules", "pack", "option", "seed", "seats")


class BadRecord(BadLine):
    """A record that cannot be opened, and the first line that does not fit."""


@dataclass
class Record:
    """A record taken apart: header, sentences with their line numbers, and the end's fingerprint."""

    game: str
    rules: int
    pack: str
    options: list[tuple[str, str]]
    seed: int
    seats: tuple[str, ...]
    sentences: list[tuple[int, str]] = field(default_factory=list)
    end: str = ""
    at: dict[str, int] = field(default_factory=dict)  # the line of each header word


# --- writing -------------------------------------------------------------------------------


def write(match: Match) -> str:
    """The record of a match so far; complete and sealed with a fingerprint when the game is over."""
    game = match.game
    rules: Rules = game.rules
    lines = [f"{GRAMMAR} {FORMAT}", f"game {rules.name}", f"rules {rules.version}", f"pack {rules.pack}"]
    lines += [f"option {name} {value}" for name, value in option_words(game.options)]
    lines += [f"seed {match.seed}", f"seats {' '.join(game.seat_names())}", ""]
    lines += fold(match)
    if game.over:
        lines.append(f"end {game.fingerprint()}")
    return "\n".join(lines) + "\n"


def fold(match: Match) -> list[str]:
    """The log as sentences: what was taken back is gone, simultaneous answers stand in seat order."""
    game = match.game
    replayed = game.rules.new(seats=game.seat_names(), seed=match.seed, options=game.options)
    names = game.seat_names()
    lines: list[str] = []
    for seat, action, flags in game.trace:
        words = " ".join(replayed.words(action))
        if flags & AUTOMATIC:
            words = f"({words})"
        else:
            replayed.play(seat, action)
        if flags & BY_TABLE:
            lines.append(f"({names[seat]} {words})")
        elif flags & CONTINUES and not lines[-1].startswith("("):
            lines[-1] += f" {words}"
        else:
            lines.append(f"{names[seat]} {words}")
    # Answers to an open simultaneous ask: they are not in force yet, but not lost either.
    for (seat, _, _), given in zip(game.asks, game.given, strict=True):
        lines += [f"{names[seat]} {' '.join(game.words(action))}" for action in given]
    return lines


# --- reading -------------------------------------------------------------------------------


def parse(text: str) -> Record:
    """Take a record apart; raises BadRecord with the line that is wrong."""
    lines = meaningful(text)
    if not lines or lines[0][1].split() != [GRAMMAR, str(FORMAT)]:
        number, line = lines[0] if lines else (1, "")
        raise BadRecord(number, line, Refusal("not_a_record", {"format": f"{GRAMMAR} {FORMAT}"}))
    header: dict[str, str] = {}
    at: dict[str, int] = {}
    options: list[tuple[str, str]] = []
    i = 1
    while i < len(lines) and lines[i][1].split()[0] in HEADER:
        number, line = lines[i]
        key, *values = line.split()
        if not values or (key == "option" and len(values) != 2) or (key != "option" and key in header):
            raise BadRecord(number, line, Refusal("bad_header", {"word": key}))
        at[key] = number
        if key == "option":
            options.append((values[0], values[1]))
        else:
            header[key] = " ".join(values)
        i += 1
    for key in ("game", "rules", "seed", "seats"):
        if key not in header:
            raise BadRecord(lines[min(i, len(lines) - 1)][0], "", Refusal("header_missing", {"word": key}))
    for key in ("rules", "seed"):
        word = header[key]
        if not (word.isascii() and word.isdigit() and len(word) <= 100):
            raise BadRecord(at[key], f"{key} {word}", Refusal("bad_number", {"word": word}))
    record = Record(
        header["game"],
        int(header["rules"]),
        header.get("pack", ""),
        options,
        int(header["seed"]),
        tuple(header["seats"].split()),
        at=at,
    )
    for number, line in lines[i:]:
        if record.end:
            raise BadRecord(number, line, Refusal("after_the_end"))
        if line.split()[0] == "end":
            record.end, at["end"] = line.removeprefix("end").strip(), number
        else:
            record.sentences.append((number, line))
    return record


def replay(text: str, games: dict[str, Rules], watch: Callable[[Match], None] | None = None) -> Match:
    """Play a record again; raises BadRecord with the first line that does not fit."""
    record = parse(text)
    at = record.at
    if record.game not in games:
        raise BadRecord(at["game"], record.game, Refusal("unknown_game", {"word": record.game}))
    rules = games[record.game]
    if record.rules > rules.version:
        raise BadRecord(at["rules"], str(record.rules), Refusal("newer_rules", {"version": record.rules}))
    if record.pack and record.pack != rules.pack:
        raise BadRecord(at["pack"], record.pack, Refusal("other_pack", {"pack": record.pack}))
    try:
        options = read_options(rules.options, record.options)
    except Refused as refused:
        raise BadRecord(at["option"], "option", refused.refusal) from None
    try:
        game = rules.new(seats=record.seats, seed=record.seed, options=options)
    except Refused as refused:
        raise BadRecord(at["seats"], " ".join(record.seats), refused.refusal) from None
    match = Match(game, record.seed)
    for number, line in record.sentences:
        play_line(match, number, line)
        if watch is not None:
            watch(match)
    if record.end and record.end != match.game.fingerprint():
        raise BadRecord(at["end"], record.end, Refusal("other_end"))
    return match


def play_line(match: Match, number: int, line: str) -> None:
    """One line of a record: what the kernel answered by itself (in brackets) is not played again."""
    automatic = line.startswith("(") and line.endswith(")") and line.count("(") == 1
    words = line[1:-1] if automatic else _without_brackets(line)
    if "(" in line and len(words.split()) == 1:
        return
    try:
        seat, answers = read_sentence(match.game, words)
        for action in answers:
            match.play(seat, action, automatic=automatic)
    except Refused as refused:
        raise BadRecord(number, line, refused.refusal) from None


def _without_brackets(line: str) -> str:
    kept: list[str] = []
    depth = 0
    for word in line.split():
        opened = word.startswith("(")
        depth += opened
        if not depth:
            kept.append(word)
        depth -= word.endswith(")") and depth > 0
    return " ".join(kept)
