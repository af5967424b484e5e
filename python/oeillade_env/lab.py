"""The process of `lab env`, and the lines that go back and forth."""

import json
import os
import shlex
import subprocess
from pathlib import Path

# The folder of the project, where this file lies in it.
PROJECT = Path(__file__).resolve().parents[2]


class LabError(Exception):
    """What the lab says is wrong with what it was asked for."""


def default_command():
    """How the lab is called: as OEILLADE_LAB says, or from the project that holds this package."""
    given = os.environ.get("OEILLADE_LAB")
    return shlex.split(given) if given else ["node", str(PROJECT / "tools" / "launch.mjs"), "lab"]


class Lab:
    """Asks one line, gets one line."""

    def __init__(self, command=None):
        words = [*(command or default_command()), "env"]
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.hello = self._read()

    def ask(self, **request):
        self._process.stdin.write(json.dumps(request, separators=(",", ":")) + "\n")
        self._process.stdin.flush()
        answer = self._read()
        if "error" in answer:
            raise LabError(answer["error"])
        return answer

    def close(self):
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait()
        self._process.stdout.close()

    def _read(self):
        line = self._process.stdout.readline()
        if not line:
            raise LabError("the lab has ended: see what it wrote to standard error")
        return json.loads(line)
