"""A bot for one seat, in any game: it follows the seat's link and plays at random to the end.

It needs `pip install websockets`, the address of the server and the token of the link:
python client.py https://meadhall.example mh_0123456789abcdefghjkmnpqrstvwxyz
"""

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

PASSING = {"stale", "not_asked", "too_many", "too_busy", "not_saved"}  # temporary refusals: try again
site, token = sys.argv[1].rstrip("/"), sys.argv[2]
body = json.dumps({"token": token, "display": "Random"}).encode()
with urlopen(Request(f"{site}/api/links/follow", body, {"Content-Type": "application/json"})) as answer:
    followed = json.load(answer)
address = f"{site.replace('http', 'ws', 1)}/api/tables/{followed['table']}/socket"
token = followed["token"]  # the right to the seat from now on; the link's own token gives none
view: dict[str, Any] = {}
number = None  # of the newest view or news: kept when the connection is lost


def patch(parts: dict[str, Any]) -> None:
    for part, value in parts.items():  # `age` whole, or `clans/wolf`: one item of a list
        field, _, item = part.partition("/")
        view[field] = [value if old["id"] == item else old for old in view[field]] if item else value


while not view.get("over"):
    try:
        with connect(address) as socket:
            socket.send(json.dumps({"type": "hello", "token": token, "resume": number, "chat": False}))
            sent = False  # a move that is not answered yet
            while not view.get("over"):
                message = json.loads(socket.recv())
                if message["type"] in ("view", "news", "same"):
                    number = message["number"]
                    patch(message.get("view") or message.get("set") or {})
                elif message["type"] in ("done", "refused"):
                    sent = False
                    if message["type"] == "refused":
                        if message["code"] not in PASSING:
                            sys.exit(f"refused: {message['code']} {message['params']}")
                        time.sleep(0.2)
                asked = [one["seat"] for one in view.get("asked", ()) if not one["answered"]]
                if view.get("seat") in asked and not sent:
                    action = random.choice(view["ask"]["answers"])["action"]
                    socket.send(json.dumps({"type": "move", "at": number, "action": action, "ref": number}))
                    sent = True
    except (WebSocketException, OSError):
        time.sleep(1)
about = f"{site}/api/tables/{followed['table']}"
with urlopen(Request(about, headers={"Authorization": f"Bearer {token}"})) as answer:
    table = json.load(answer)
seats = [seat["seat"] for seat in table["seats"]]
for place, seat, score in sorted(zip(table["ranking"], seats, table["scores"], strict=True)):
    print(place, seat, score)
