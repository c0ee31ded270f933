"""The page's files: what `make web` built from web/, and nothing else.

All of them are known by name when the server opens, with a compressed form where that is shorter; so there is
no path to get lost in. Names of assets hold a hash of what is in them: a browser may keep those for ever.
"""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from meadhall.server.guard.errors import Denied

KINDS: Final = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
PACKED: Final = {"png", "woff2"}  # no shorter when compressed once more
NOT_BUILT: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Meadhall</title>
<p>The house is open, but its page has not been built. Whoever runs it: <code>make web</code>.</p>"""


@dataclass(frozen=True)
class File:
    kind: str
    plain: bytes
    gzipped: bytes | None
    kept: str  # what the browser is told about keeping it


@cache
def built() -> dict[str, File]:
    """By path: `index.html`, `assets/index-B8OFr.js`."""
    folder = files(__package__).joinpath("built")
    found: dict[str, File] = {}
    if folder.is_dir():
        _collect(folder, "", found)
    return found


def _collect(folder: Traversable, prefix: str, found: dict[str, File]) -> None:
    for entry in folder.iterdir():
        if entry.is_dir():
            _collect(entry, f"{prefix}{entry.name}/", found)
            continue
        ending = entry.name.rpartition(".")[2]
        if ending in KINDS:
            data = entry.read_bytes()
            packed = None if ending in PACKED else gzip.compress(data, 9, mtime=0)
            # Asked for each time, but for assets: after an update nobody plays on with half of the old page.
            kept = "public, max-age=31536000, immutable" if prefix == "assets/" else "no-cache"
            found[prefix + entry.name] = File(KINDS[ending], data, packed, kept)


@get("/", include_in_schema=False)
async def index(request: Request[Any, Any, Any]) -> Response[bytes]:
    if "index.html" not in built():
        return Response(NOT_BUILT, status_code=503, media_type=KINDS["html"])
    return _file(request, "index.html")


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    return _file(request, f"assets/{name}")


@get("/{name:str}", include_in_schema=False)
async def beside(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """The icon, the manifest, the worker for when there is no line."""
    return _file(request, name)


def _file(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    file = built().get(path)
    if file is None:
        raise Denied(404, "not_found")
    headers = {"cache-control": file.kept, "vary": "accept-encoding"}
    if file.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.gzipped, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.plain, media_type=file.kind, headers=headers)


ROUTES = [index, asset, beside]
