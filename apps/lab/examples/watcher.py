"""The same bot as watcher.ts, as a program: it reads a line and answers with a line.

    lab tournament --game wink --players 5 --bots "run:python3 apps/lab/examples/watcher.py" --against regular
"""

import json
import random
import sys

# From seeing something to acting on it, in milliseconds, and how long a look rests on a face.
REACTION = 300
LOOK = 700


class Watcher:
    """Looks round, accuses whomever it catches winking, and otherwise plays anything that is legal."""

    def __init__(self, seat, players, seed, **_):
        self.seat = seat
        self.others = [other for other in range(players) if other != seat]
        self.random = random.Random(seed)
        self.view, self.legal, self.seen, self.wake = {}, [], None, 0

    def see(self, now, heard, view=None, legal=None, **_):
        # What lies on the table is told only after something has happened there.
        if view is not None:
            self.view, self.legal = view, legal
        for message in heard:
            if message["m"] == "signal" and message["to"] != self.seat:
                self.seen, self.wake = message, now + REACTION
        if now < self.wake:
            return {"wake": self.wake}
        self.wake = now + LOOK
        return {"asks": [self.act()], "wake": self.wake}

    def act(self):
        if self.seen is not None:
            caught, caller = self.seen["of"], self.seen["to"]
            self.seen = None
            number = self.view["seats"][caller]["called"]
            return {"ask": "play", "command": {"do": "accuse", "named": caught, "number": number}}
        moves = [command for command in self.legal if command["do"] not in ("accuse", "signal")]
        if moves and self.random.random() < 0.5:
            return {"ask": "play", "command": self.random.choice(moves)}
        return {"ask": "look", "at": self.random.choice(self.others)}


for line in sys.stdin:
    message = json.loads(line)
    if "begin" in message:
        bot = Watcher(**message["begin"])
    elif "see" in message:
        print(json.dumps(bot.see(**message["see"])), flush=True)
