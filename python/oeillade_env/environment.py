"""One table, played from outside: whose decision it is, what that seat knows, and what it can do."""

from dataclasses import dataclass
from typing import Any, Dict, List, Optional

from .lab import Lab


@dataclass(frozen=True)
class Turn:
    """A seat has to decide."""

    seat: int
    #: Milliseconds of the game.
    now: int
    #: The numbers of the actions that are possible, rising.
    legal: List[int]
    #: What the seat knows as numbers from 0 to 1, always as many.
    vector: List[float]
    #: What lies on the table for this seat.
    view: Dict[str, Any]
    #: What the seat was told since its last decision.
    heard: List[Dict[str, Any]]
    #: Where its own eyes are: a seat, or None for the board.
    looking: Optional[int]
    #: The faces that it sees: {"of": seat, "at": seat or None}.
    sees: List[Dict[str, Any]]
    #: How many pairs of eyes rest on its own face; None where nobody feels eyes.
    felt: Optional[int]


@dataclass(frozen=True)
class Result:
    """The game is over."""

    #: By its rules; otherwise the time that was set is up.
    ended: bool
    #: One for each seat.
    rewards: List[float]
    scores: Optional[List[int]]
    ranks: Optional[List[int]]
    now: int


class Environment:
    """A game for any number of seats played from outside. Settings are those of a reset: see docs/lab.md."""

    def __init__(self, game, players=4, command=None, **settings):
        self._lab = Lab(command)
        self._settings = {"game": game, "players": players, **settings}
        self._views: Dict[int, Dict[str, Any]] = {}
        self.games = self._lab.hello["games"]
        self.agents: List[int] = []
        self.turn: Optional[Turn] = None
        self.result: Optional[Result] = None
        self.seed: Optional[str] = None
        #: How many actions have a number, and how long every vector is; known after the first reset.
        self.action_count = 0
        self.vector_length = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def reset(self, seed=None) -> Optional[Turn]:
        """Deals a game and gives the first decision. The same seed and the same actions give the same game."""
        settings = self._settings if seed is None else {**self._settings, "seed": str(seed)}
        answer = self._lab.ask(reset=settings)
        start = answer["reset"]
        self._views = {}
        self.agents = start["agents"]
        self.seed = start["seed"]
        self.action_count = start["actions"]
        self.vector_length = start["vector"]
        return self._take(answer)

    def step(self, action: int) -> Optional[Turn]:
        """Does one of the legal actions; gives the next decision, or None once the game is over."""
        return self._take(self._lab.ask(step=int(action)))

    def observe(self, seat: int) -> Turn:
        """What a seat knows now, whether it is to decide or not. Nothing counts as told by that."""
        return _turn(seat, self._lab.ask(observe=seat)["observation"])

    def mask(self, turn: Turn) -> List[int]:
        """1 for every action that is possible, 0 for every other."""
        mask = [0] * self.action_count
        for action in turn.legal:
            mask[action] = 1
        return mask

    def actions(self, seat: int = 0) -> List[Dict[str, Any]]:
        """What the numbers mean for a seat: {"wait": true}, {"rest": true}, {"look": 2}, {"play": {…}}."""
        return self._lab.ask(actions=seat)["actions"]

    def record(self) -> Optional[str]:
        """The record of a game that is over: to be replayed, verified and counted like any other."""
        return self._lab.ask(record=True)["record"]

    def close(self):
        self._lab.close()

    def _take(self, answer) -> Optional[Turn]:
        if "over" in answer:
            self.turn, self.result = None, Result(**answer["over"])
            return None
        seat, observation = answer["turn"], answer["observation"]
        # What lies on the table is told only after something has happened there.
        self._views[seat] = observation.get("view") or self._views[seat]
        self.result = None
        self.turn = _turn(seat, {**observation, "view": self._views[seat]})
        return self.turn


def _turn(seat, observation) -> Turn:
    told = {key: observation[key] for key in ("now", "legal", "vector", "view", "heard", "looking", "sees", "felt")}
    return Turn(seat=seat, **told)
