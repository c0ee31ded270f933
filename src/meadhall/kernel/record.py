"""The record of a game: text, one sentence a line. Replaying it gives the same game.

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

Brackets mark automatic answers: a whole line was given by the table, words within a line by the kernel.
A line that ends in `...` is an unfinished sentence; the next line, if there is one, continues it.
"""

# not compiled: works on words.
from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from meadhall.kernel.game import AUTOMATIC, CONTINUES, Game
from meadhall.kernel.match import BY_TABLE, G, Match
from meadhall.kernel.notation import UNFINISHED, read_sentence
from meadhall.kernel.refusal import BadLine, Refusal, Refused, meaningful
from meadhall.kernel.rules import Rules, read_options, recorded_options
from meadhall.kernel.seeds import read_seed

FORMAT = 1
FIRST_WORD = "meadhall"
BRACKETS = re.compile(r"\([^()]*\)")  # a whole line: given by the table; words of a line: by the kernel
HEADER = ("game", "rules", "pack", "option", "seed", "seats")
BRINGS_A_PACK = "--pack DIR"  # an option of every command that reads records


class BadRecord(BadLine):
    """A record that cannot be read, and the first line that is wrong."""


@dataclass
class Record:
    """A parsed record: header, sentences with their line numbers, and the fingerprint at the end."""

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


def write(match: Match[G]) -> str:
    """Return the record of a match so far; if the game is over, with the fingerprint at the end."""
    game = match.game
    rules = game.rules
    lines = [f"{FIRST_WORD} {FORMAT}", f"game {rules.name}", f"rules {match.version}", f"pack {match.pack}"]
    lines += [f"option {name} {value}" for name, value in recorded_options(game.made_with())]
    lines += [f"seed {match.seed}", f"seats {' '.join(game.seat_names())}", ""]
    lines += fold(match)
    if game.over:
        lines.append(f"end {game.fingerprint()}")
    return "\n".join(lines) + "\n"


def fold(match: Match[G]) -> list[str]:
    """Return the log as sentences: undone answers are left out, simultaneous ones are in seat order."""
    game = match.game
    replayed = game.rules.new(seats=game.seat_names(), seed=match.seed, options=game.made_with())
    names = game.seat_names()
    lines: list[str] = []
    for seat, action, flags in match.trace:
        words = " ".join(replayed.words(action))
        if flags & AUTOMATIC:
            words = f"({words})"
        else:
            replayed.play(seat, action)
        alone = flags & BY_TABLE or (bool(lines) and lines[-1].startswith("("))
        if flags & CONTINUES and not alone:
            lines[-1] += f" {words}"
            continue
        if flags & CONTINUES:
            lines[-1] = _unfinished(lines[-1])
        lines.append(f"({names[seat]} {words})" if flags & BY_TABLE else f"{names[seat]} {words}")
    if _in_a_sentence(game):
        lines[-1] = _unfinished(lines[-1])
    # Answers to an open simultaneous ask: they have not taken effect yet, but are recorded.
    for (seat, _, _), given in zip(game.asks, game.given, strict=True):
        for action in given:
            line = f"{names[seat]} {' '.join(game.words(action))}"
            lines.append(f"({line})" if seat in match.by_table else line)
    return lines


def _in_a_sentence(game: Game) -> bool:
    """Whether the open ask continues the sentence of the last answer."""
    index = game.ask_of(game.spoke_seat)
    return index >= 0 and game.asks[index][1].continues and game.mark == game.spoke_mark


def _unfinished(line: str) -> str:
    """Mark a line as unfinished, so that no default is added at its end."""
    return f"{line[:-1]} {UNFINISHED})" if line.startswith("(") else f"{line} {UNFINISHED}"


# --- reading -------------------------------------------------------------------------------


def parse(text: str) -> Record:
    """Parse a record; raises BadRecord with the line that is wrong."""
    lines = meaningful(text)
    _check_format(*(lines[0] if lines else (1, "")))
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
            if f"option {values[0]}" in at:
                raise BadRecord(number, line, Refusal("bad_header", {"word": key}))
            at[f"option {values[0]}"] = number
            options.append((values[0], values[1]))
        else:
            header[key] = " ".join(values)
        i += 1
    for key in ("game", "rules", "seed", "seats"):
        if key not in header:
            raise BadRecord(lines[min(i, len(lines) - 1)][0], "", Refusal("header_missing", {"word": key}))
    rules = header["rules"]
    if not _is_number(rules):
        raise BadRecord(at["rules"], f"rules {rules}", Refusal("bad_number", {"word": rules}))
    try:
        seed = read_seed(header["seed"])
    except Refused as refused:
        raise BadRecord(at["seed"], f"seed {header['seed']}", refused.refusal) from None
    record = Record(
        header["game"],
        int(rules),
        header.get("pack", ""),
        options,
        seed,
        tuple(header["seats"].split()),
        at=at,
    )
    for number, line in lines[i:]:
        if record.end:
            raise BadRecord(number, line, Refusal("after_the_end"))
        if line.split()[0] == "end":
            record.end, at["end"] = line.removeprefix("end").strip(), number
            if not record.end:
                raise BadRecord(number, line, Refusal("no_value", {"word": "end"}))
        else:
            record.sentences.append((number, line))
    return record


def _check_format(number: int, line: str) -> None:
    """Check the first line, which names the format; a later format is of a newer version of Meadhall."""
    words = line.split()
    if words == [FIRST_WORD, str(FORMAT)]:
        return
    if len(words) == 2 and words[0] == FIRST_WORD and _is_number(words[1]) and int(words[1]) > FORMAT:
        raise BadRecord(number, line, Refusal("newer_format", {"word": line}))
    raise BadRecord(number, line, Refusal("not_a_record", {"format": f"{FIRST_WORD} {FORMAT}"}))


def _is_number(word: str) -> bool:
    """Whether the word consists of digits, up to a reasonable number of them."""
    return word.isascii() and word.isdigit() and len(word) < 10


def replay(
    text: str,
    games: dict[str, Rules],
    watch: Callable[[Match[Game]], None] | None = None,
    events: list[tuple[int, ...]] | None = None,
) -> Match[Game]:
    """Replay a record; raises BadRecord with the first line that cannot be played.

    `watch` is called after every line. `events`: a list that the game appends its events to.
    """
    record = parse(text)
    at = record.at
    if record.game not in games:
        raise BadRecord(at["game"], record.game, Refusal("unknown_game", {"word": record.game}))
    usual = games[record.game]
    try:
        rules = usual.with_version(record.rules).with_pack(record.pack)
    except Refused as refused:
        raise BadRecord(at["rules"], str(record.rules), refused.refusal) from None
    if rules is None:
        refusal = Refusal("other_pack", {"pack": record.pack})
        if usual.by_pack is not None:
            refusal = Refusal("other_pack", {"pack": record.pack, "flag": BRINGS_A_PACK})
        raise BadRecord(at["pack"], record.pack, refusal)
    try:
        options = read_options(rules.options, record.options)
        game = rules.new(seats=record.seats, seed=record.seed, options=options)
    except Refused as refused:
        number = at.get(f"option {refused.params.get('option')}", at["seats"])
        raise BadRecord(number, text.splitlines()[number - 1].strip(), refused.refusal) from None
    game.events = events
    match = Match(game, record.seed, record.pack)
    checked = 0
    for number, line in record.sentences:
        play_line(match, number, line)
        checked = _check_brackets(match, number, line, checked)
        if watch is not None:
            watch(match)
    if record.end and record.end != match.game.fingerprint():
        raise BadRecord(at["end"], record.end, Refusal("other_end"))
    return match


def play_line(match: Match[G], number: int, line: str) -> None:
    """Play one line of a record, without the answers that the kernel gives itself (in brackets)."""
    if line.count("(") != len(BRACKETS.findall(line)) or line.count(")") != line.count("("):
        raise BadRecord(number, line, Refusal("bad_brackets"))
    automatic = bool(BRACKETS.fullmatch(line))
    # Brackets right after the seat's name are answers from before this line, others are part of it.
    words = re.sub(r"^(\S+)(\s*\([^()]*\))+", r"\1", line).replace("(", " ").replace(")", " ")
    if not automatic and "(" in line and len(words.removesuffix(UNFINISHED).split()) == 1:
        return
    try:
        seat, answers = read_sentence(match.game, words)
        for action in answers:
            match.play(seat, action, automatic=automatic)
    except Refused as refused:
        raise BadRecord(number, line, refused.refusal) from None


def _check_brackets(match: Match[G], number: int, line: str, checked: int) -> int:
    """Check that words in brackets within a line are the kernel's answers; return the trace index checked so
    far."""
    if BRACKETS.fullmatch(line):
        return checked
    trace, names = match.trace, match.game.seat_names()
    for said in BRACKETS.findall(line):
        meant = match.game.rules.index.get(tuple(said[1:-1].split()), [])
        while checked < len(trace):
            seat, action, flags = trace[checked]
            checked += 1
            if flags & AUTOMATIC and action in meant and names[seat] == line.split()[0]:
                break
        else:
            raise BadRecord(number, line, Refusal("not_automatic", {"word": said}))
    return checked
