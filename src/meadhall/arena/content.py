"""The content that is used: the game's own, or a user's pack."""

from __future__ import annotations

from meadhall import games
from meadhall.kernel.rules import Rules
from meadhall.locale import Texts
from meadhall.runewars.own_packs import Brought, pack_of, rules_with
from meadhall.runewars.pack.texts import changed_texts


def rules_for(game: str, pack: Brought | None) -> Rules:
    """Return the rules, in any process; reads the pack if necessary. Raises PackChanged."""
    return games()[game] if pack is None else rules_with(pack)


def texts_for(texts: Texts, pack: Brought | None) -> Texts:
    """Return the texts of a report, with the names of the pack."""
    return texts if pack is None else PackTexts(texts.language, changed_texts(pack_of(rules_with(pack))))


class PackTexts(Texts):
    """The texts of a language, with some names replaced by those of a pack."""

    def __init__(self, language: str, own: dict[str, str]) -> None:
        super().__init__(language)
        self._own = {f"rw-{message}": text for message, text in own.items()}

    def __call__(self, message: str, /, **params: str | int | float) -> str:
        return self._own[message] if message in self._own else super().__call__(message, **params)

    def has(self, message: str) -> bool:
        return message in self._own or super().has(message)
