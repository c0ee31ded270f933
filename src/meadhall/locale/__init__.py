"""The texts people read: Fluent messages, one directory per language, all its files one bundle.

Messages take ids as values (`gimle`, `warrior`, `tyrs-crush@2`), so that grammar stays in the .ftl files.
Two functions of ours turn ids into words there; every client that formats these files needs the same two:

TEXT($id, kind: "place", form: "in")
    The message `place-<id>`, or its attribute `in`. What follows `@` in the id (a card's Age) is left out.
    A second value is handed on as $n: TEXT($figure, $n, kind: "figure", form: "count-acc").
    An id without such a message, or a value without a kind, shows as it is (numbers in plain digits);
    an empty value counts as the id `none`, so that a message can choose by it.
LIST($ids, kind: "clan", form: "name")
    TEXT of each of the ids, which are separated by spaces, joined by `list-comma` and, at the end,
    `list-and` (both of $first and $last); `list-none` if there are no ids. A value without a single
    known id shows as it is.

Three rules choose between messages, for `Texts.answer`, `Texts.event` and `Texts.refusal`:
`answer-<verb>-<prompt>` comes before `answer-<verb>`; `event-<kind>-hidden` takes the place of
`event-<kind>` when a value of that one is missing (a secret of somebody else); `refusal-<code>-full`
comes before `refusal-<code>` when all its values are there.
"""

from collections.abc import Callable, Mapping
from functools import cache, reduce
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentNone
from fluent.syntax.ast import Resource

__all__ = ["Texts", "languages"]


@cache
def _languages() -> tuple[str, ...]:
    folders = (entry for entry in files(__name__).iterdir() if entry.is_dir())
    return tuple(sorted(f.name for f in folders if any(e.name.endswith(".ftl") for e in f.iterdir())))


@cache
def _resources(language: str) -> dict[str, Resource]:
    """The .ftl files of a language, by name: reading them takes its time."""
    folder = sorted(files(__name__).joinpath(language).iterdir(), key=lambda entry: entry.name)
    ours = [entry for entry in folder if entry.name.endswith(".ftl")]
    return {entry.name: FluentResource(entry.read_text(encoding="utf-8")) for entry in ours}


@cache
def _bundle(language: str) -> FluentBundle:
    functions: dict[str, Callable[..., Any]] = {
        "TEXT": lambda *values, **named: _text(bundle, *values, **named),
        "LIST": lambda *values, **named: _list(bundle, *values, **named),
    }
    bundle = FluentBundle([language], functions, use_isolating=False)
    for resource in _resources(language).values():
        bundle.add_resource(resource)
    return bundle


def _pattern(bundle: FluentBundle, message: str) -> Pattern | None:
    """A message's value, or the attribute after the dot."""
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return None
    entry = bundle.get_message(name)
    return entry.attributes.get(attribute) if attribute else entry.value


# --- the functions of the .ftl files ---------------------------------------------------------


def _named(bundle: FluentBundle, word: str, kind: str, form: str) -> Pattern | None:
    name = word.partition("@")[0]
    return _pattern(bundle, f"{kind}-{name}.{form}" if form else f"{kind}-{name}") if kind and name else None


def _filled(bundle: FluentBundle, pattern: Pattern, values: Mapping[str, Any]) -> str:
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise errors[0]
    return str(text)


def _text(bundle: FluentBundle, value: Any, n: Any = None, *, kind: str = "", form: str = "") -> Any:
    if isinstance(value, FluentNone):
        return value
    word = str(value) or "none"
    pattern = _named(bundle, word, kind, form)
    if pattern is None:
        return word
    return _filled(bundle, pattern, {} if n is None or isinstance(n, FluentNone) else {"n": n})


def _list(bundle: FluentBundle, value: Any, *, kind: str, form: str = "") -> Any:
    if isinstance(value, FluentNone):
        return value
    words = str(value).split()
    if not words:
        return _text(bundle, "", kind="list")
    if all(_named(bundle, word, kind, form) is None for word in words):
        return str(value)
    items = [str(_text(bundle, word, kind=kind, form=form)) for word in words]

    def join(by: str, first: str, last: str) -> str:
        pattern = _pattern(bundle, by)
        return (
            f"{first}, {last}"
            if pattern is None
            else _filled(bundle, pattern, {"first": first, "last": last})
        )

    if len(items) == 1:
        return items[0]
    return join("list-and", reduce(lambda a, b: join("list-comma", a, b), items[:-1]), items[-1])


def languages() -> list[str]:
    """The codes of the languages there are texts in."""
    return list(_languages())


class Texts:
    """The texts of one language.

    `texts("card-troll")` is a message, `texts("card-troll.text")` one of its attributes, and
    `texts("n-cards", n=3)` fills in a value. What the language lacks comes from the fallback;
    what nobody has shows as its id in ⟨⟩. A strict `Texts` raises instead of showing a flaw.
    """

    def __init__(self, language: str, *, fallback: str = "en", strict: bool = False) -> None:
        for code in (language, fallback):
            if code not in _languages():
                raise ValueError(f"no texts in {code!r}, only in {', '.join(_languages())}")
        self.language = language
        self._strict = strict
        self._codes = tuple(dict.fromkeys((language, fallback)))

    def __call__(self, message: str, /, **params: str | int | float) -> str:
        """The text of a message or attribute, with its values filled in."""
        found = self._find(message)
        if found is None:
            if self._strict:
                raise LookupError(f"no text {message!r} in {self.language} or its fallback")
            return f"⟨{message}⟩"
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, params)
        if errors and self._strict:
            raise ValueError(f"{message} in {self.language}: {'; '.join(map(str, errors))}")
        return str(text)

    def has(self, message: str) -> bool:
        """Whether this language or the fallback has the message or attribute."""
        return self._find(message) is not None

    def word(self, kind: str, word: str, attribute: str = "") -> str:
        """What a word of the notation is called: the message `<kind><word>`; the word if there is none."""
        message = f"{kind}{word}.{attribute}" if attribute else f"{kind}{word}"
        return self(message) if kind and self.has(message) else word

    def answer(self, prompt: str, verb: str, /, **params: str | int | float) -> str:
        """The label of an answer: as said at this prompt, else as said everywhere."""
        special = f"answer-{verb}-{prompt}"
        return self(special if self.has(special) else f"answer-{verb}", **params)

    def event(self, kind: str, /, **params: str | int | float) -> str:
        """A line of the log. When a value is missing, somebody else's secret, it says what all may know."""
        known, hidden = f"event-{kind}", f"event-{kind}-hidden"
        return self(hidden if self.has(hidden) and not self._fits(known, params) else known, **params)

    def refusal(self, code: str, /, **params: str | int | float) -> str:
        """Why something is not allowed: the fuller message if its values are there."""
        full = f"refusal-{code}-full"
        return self(full if self.has(full) and self._fits(full, params) else f"refusal-{code}", **params)

    def _fits(self, message: str, params: Mapping[str, Any]) -> bool:
        """Whether the message can be filled in with these values."""
        found = self._find(message)
        return found is not None and not found[0].format_pattern(found[1], dict(params))[1]

    def _find(self, message: str) -> tuple[FluentBundle, Pattern] | None:
        for code in self._codes:
            bundle = _bundle(code)  # not before: reading one takes half a second
            pattern = _pattern(bundle, message)
            if pattern is not None:
                return bundle, pattern
        return None
