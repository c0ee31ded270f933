"""One HTTP request of a new browser: without cookies and keep-alive."""

from __future__ import annotations

import asyncio
import re

PATIENCE = 60.0
REQUEST = (
    "POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
    "Content-Length: {size}\r\nConnection: close\r\n\r\n"
)


async def post(port: int, path: str, body: bytes) -> tuple[int, bytes, str]:
    """The status and the body of the answer, and the cookie that it sets."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(REQUEST.format(path=path, port=port, size=len(body)).encode() + body)
        answer = await reader.read()
        writer.close()
    head, _, content = answer.partition(b"\r\n\r\n")
    cookie = re.search(rb"\r\nset-cookie: ([^;\r]+)", head, re.IGNORECASE)
    return int(head.split()[1]) if head else 0, content, cookie[1].decode() if cookie else ""
