"""What our protocols stand on in uvicorn is what it was when they were written."""

from __future__ import annotations

import asyncio
import hashlib
import importlib
import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from meadhall.server.guard import uvicorn_internals
from meadhall.server.guard.http_protocol import HttpProtocol
from meadhall.server.guard.uvicorn_internals import (
    CYCLE_ATTRIBUTES,
    HTTP_ATTRIBUTES,
    SOCKET_ATTRIBUTES,
    HttpToolsProtocol,
    RequestResponseCycle,
    WebSocketsSansIOProtocol,
)
from meadhall.server.guard.websocket_protocol import WebSocketProtocol

ROOT = Path(__file__).resolve().parents[3]
CHECKED = "0.54.0"  # the version of uvicorn whose sources were read
SOURCES = {
    "uvicorn.protocols.http.httptools_impl": (
        "1d4e1c579df4168433a61a01f10c628b31c1790e72dd9769d2b8633b22214033"
    ),
    "uvicorn.protocols.http.flow_control": (
        "d39d16560df512f3ce907c329c2a0c3f5cd7165fef3b753876eae5739bf2a785"
    ),
    "uvicorn.protocols.websockets.websockets_sansio_impl": (
        "8b32a97a1608788bba525c8b1e0d3eb0a93cd09d0f4f41b9b83cebd527336c49"
    ),
}
WHAT_TO_DO = (
    f"Compare it with that of uvicorn {CHECKED}, adapt guard/http_protocol.py, guard/websocket_protocol.py"
    " and guard/uvicorn_internals.py, run tests/server, and then change CHECKED and SOURCES here and the"
    " bound in pyproject.toml."
)
OWN = {"push", "connection", "expect_reading"}  # methods that uvicorn's classes need not have


def in_order(fact: bool, sentence: str) -> None:
    if not fact:
        pytest.fail(f"{sentence} {WHAT_TO_DO}", pytrace=False)


@pytest.mark.parametrize("module", SOURCES)
def test_the_source_is_the_one_that_was_read(module: str) -> None:
    source = inspect.getsource(importlib.import_module(module))
    found = hashlib.sha256(source.encode()).hexdigest()
    in_order(
        found == SOURCES[module],
        f"The source of {module} has changed: uvicorn {version('uvicorn')} has sha256 {found}.",
    )


def test_the_project_allows_only_the_checked_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    [bound] = [one for one in project["optional-dependencies"]["server"] if one.startswith("uvicorn")]
    major, minor, _ = CHECKED.split(".")
    assert bound == f"uvicorn>={major}.{minor},<{major}.{int(minor) + 1}"


@pytest.mark.parametrize(
    ("ours", "base"), [(HttpProtocol, HttpToolsProtocol), (WebSocketProtocol, WebSocketsSansIOProtocol)]
)
def test_every_overridden_method_exists_with_the_same_parameters(ours: type, base: type) -> None:
    for name, method in vars(ours).items():
        if not isinstance(method, FunctionType) or name.startswith("_") or name in OWN:
            continue
        theirs = getattr(base, name, None)
        in_order(theirs is not None, f"uvicorn's {base.__name__} has no {name}() any more.")
        expected, found = (list(inspect.signature(one).parameters) for one in (method, theirs))  # type: ignore[arg-type]
        in_order(expected == found, f"{base.__name__}.{name}() takes {found}, not {expected}.")


def test_the_attributes_that_are_used_exist() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        """Not called."""

    async def look() -> None:
        config = uvicorn.Config(app, log_config=None)
        config.load()
        for kind, names in (
            (HttpToolsProtocol, HTTP_ATTRIBUTES),
            (WebSocketsSansIOProtocol, SOCKET_ATTRIBUTES),
        ):
            protocol = kind(config, ServerState(), {})
            for name in names:
                in_order(
                    hasattr(protocol, name), f"uvicorn's {kind.__name__} has no attribute {name} any more."
                )
        made = inspect.getsource(RequestResponseCycle.__init__)
        for name in CYCLE_ATTRIBUTES:
            in_order(
                f"self.{name}" in made, f"uvicorn's RequestResponseCycle has no attribute {name} any more."
            )

    asyncio.run(look())


def test_only_one_module_imports_what_is_not_documented() -> None:
    own = Path(uvicorn_internals.__file__)
    for file in (ROOT / "src").rglob("*.py"):
        assert file == own or "uvicorn.protocols" not in file.read_text("utf-8"), file
