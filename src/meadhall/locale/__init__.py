"""The texts people read: Fluent messages, one directory per language, all its files one bundle."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

__all__ = ["Texts", "languages"]


@cache
def _languages() -> tuple[str, ...]:
    folders = (entry for entry in files(__name__).iterdir() if entry.is_dir())
    return tuple(sorted(f.name for f in folders if any(e.name.endswith(".ftl") for e in f.iterdir())))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for entry in sorted(files(__name__).joinpath(language).iterdir(), key=lambda e: e.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle


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
        self._bundles = [_bundle(code) for code in dict.fromkeys((language, fallback))]

    def __call__(self, message: str, /, **params: str | int) -> str:
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

    def _find(self, message: str) -> tuple[FluentBundle, Pattern] | None:
        name, _, attribute = message.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                entry = bundle.get_message(name)
                pattern = entry.attributes.get(attribute) if attribute else entry.value
                if pattern is not None:
                    return bundle, pattern
        return None
