"""Serves the files of the web page, and nothing else.

All files are read at the first request, and compressed where that is shorter; paths are looked up in a dict,
so there is no path traversal. Names of assets contain a hash of their content: browsers may cache them for
ever.
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
PACKED: Final = {"png", "woff2"}  # already compressed
NOT_BUILT: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Meadhall</title>
<p>The server is running, but the web page has not been built. To build it: <code>make web</code>.</p>"""


@dataclass(frozen=True)
class File:
    kind: str
    plain: bytes
    gzipped: bytes | None
    kept: str  # Cache-Control


@cache
def built() -> dict[str, File]:
    """Files by path: `index.html`, `assets/index-B8OFr.js`."""
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
            # Revalidated each time, except for assets: after an update no old and new files are mixed.
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
    """Other files: the icon, the manifest, the service worker."""
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
