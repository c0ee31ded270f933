"""One request over HTTP, from a browser that was never here before: no cookies, no line kept open."""

from __future__ import annotations

import asyncio

PATIENCE = 60.0
REQUEST = (
    "POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
    "Content-Length: {size}\r\nConnection: close\r\n\r\n"
)


async def post(port: int, path: str, body: bytes) -> tuple[int, bytes]:
    """The status and the body of the answer."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(REQUEST.format(path=path, port=port, size=len(body)).encode() + body)
        answer = await reader.read()
        writer.close()
    head, _, content = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]) if head else 0, content
