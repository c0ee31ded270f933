"""A Position as bytes, for worker processes, where bots run. The true game is never sent to them.

Steps are encoded by the name of their function, prompts by the module that defines them. Both processes must
run the same version of Meadhall in the same form. It is a pickle: decode only what one of our own processes
has encoded.
"""

# not compiled: works on names of attributes and modules.
from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from meadhall.kernel.contract import View
from meadhall.kernel.position import Position
from meadhall.kernel.prompt import Prompt
from meadhall.kernel.rng import HashedRng, Rng


def encode_position(position: Position[View]) -> bytes:
    """Encode the substitute game, the seat and its legal answers; the view is computed again after
    decoding."""
    game = position._standin
    kind: Any = type(game)
    values = [getattr(game, name) for name in attributes(kind)]
    file = io.BytesIO()
    pickler = pickle.Pickler(file, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = REDUCERS
    pickler.dump((position.seat, position.legal, kind, values))
    return file.getvalue()


def decode_position(data: bytes) -> Position[View]:
    """Decode a position."""
    seat, legal, kind, values = pickle.loads(data)
    game = kind.__new__(kind)
    for name, value in zip(attributes(kind), values, strict=True):
        setattr(game, name, value)
    return Position.of(game, seat, legal)


@cache
def attributes(kind: type) -> tuple[str, ...]:
    """Return the names of all attributes of a game; compiled classes keep their slots under another name."""
    names: list[str] = []
    for base in kind.__mro__:
        names += vars(base).get("__mypyc_attrs__") or vars(base).get("__slots__", ())
    return tuple(dict.fromkeys(names))


@cache
def prompt_named(module: str, name: str) -> Prompt:
    """Return the prompt of that name in a rules module, where it may also be in a table of prompts."""
    for value in vars(import_module(module)).values():
        for prompt in value.values() if isinstance(value, dict) else (value,):
            if isinstance(prompt, Prompt) and prompt.name == name:
                return prompt
    raise LookupError(f"{module} has no prompt {name}")


def _reduce_prompt(prompt: Prompt) -> tuple[Callable[..., Prompt], tuple[str, str]]:
    """Encode a prompt by its name and the module of its `answered` step."""
    return prompt_named, (prompt.answered.__module__, prompt.name)


def _reduce_rng(rng: Rng) -> tuple[type[Rng], tuple[list[int]]]:
    return Rng, (rng.words,)


def _reduce_hashed(rng: HashedRng) -> tuple[type[HashedRng], tuple[list[int]]]:
    return HashedRng, (rng.words,)


REDUCERS: dict[type, Callable[[Any], Any]] = {
    Prompt: _reduce_prompt,
    Rng: _reduce_rng,
    HashedRng: _reduce_hashed,
}
