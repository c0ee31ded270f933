"""A Position as bytes, for another process of ours: a bot thinks elsewhere, and the true game stays at home.

Steps travel by the name of their function, prompts by the module that defines them. Both ends must run the
same version of Meadhall in the same form. Only ever unwrap what our own process has wrapped: it is a pickle.
"""

# not compiled: works on names of attributes and modules.
from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from meadhall.kernel.position import Position
from meadhall.kernel.prompt import Prompt
from meadhall.kernel.rng import Rng


def wrap(position: Position) -> bytes:
    """The stand-in, the seat and its legal answers; the view is made again from the stand-in."""
    game = position._standin
    kind: Any = type(game)
    values = [getattr(game, name) for name in attributes(kind)]
    file = io.BytesIO()
    pickler = pickle.Pickler(file, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = REDUCERS
    pickler.dump((position.seat, position.legal, kind, values))
    return file.getvalue()


def unwrap(data: bytes) -> Position:
    """The position that was wrapped."""
    seat, legal, kind, values = pickle.loads(data)
    game = kind.__new__(kind)
    for name, value in zip(attributes(kind), values, strict=True):
        setattr(game, name, value)
    return Position.of(game, seat, legal)


@cache
def attributes(kind: type) -> tuple[str, ...]:
    """The names of all data of a game: compiled classes keep their slots under another name."""
    names: list[str] = []
    for base in kind.__mro__:
        names += vars(base).get("__mypyc_attrs__") or vars(base).get("__slots__", ())
    return tuple(dict.fromkeys(names))


@cache
def prompt_named(module: str, name: str) -> Prompt:
    """The prompt of that name in a module of rules; it may stand in a table of prompts there."""
    for value in vars(import_module(module)).values():
        for prompt in value.values() if isinstance(value, dict) else (value,):
            if isinstance(prompt, Prompt) and prompt.name == name:
                return prompt
    raise LookupError(f"{module} has no prompt {name}")


def _reduce_prompt(prompt: Prompt) -> tuple[Callable[..., Prompt], tuple[str, str]]:
    """A prompt stands beside the step that goes on with its answer."""
    return prompt_named, (prompt.answered.__module__, prompt.name)


def _reduce_rng(rng: Rng) -> tuple[type[Rng], tuple[list[int]]]:
    return Rng, (rng.words,)


REDUCERS: dict[type, Callable[[Any], Any]] = {Prompt: _reduce_prompt, Rng: _reduce_rng}
