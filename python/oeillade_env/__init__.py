"""Games of secret glances as environments for learning. Only the standard library is needed.

    from oeillade_env import Environment

    with Environment("wink", players=5) as env:
        turn = env.reset(seed=7)
        while turn is not None:
            turn = env.step(turn.legal[0])
        print(env.result.rewards)

`oeillade_env.pettingzoo_env` wraps it for PettingZoo, where that is installed. docs/lab.md tells what a step is.
"""

from .environment import Environment, Result, Turn
from .lab import LabError
from .offered import offered_games

__all__ = ["Environment", "LabError", "Result", "Turn", "offered_games"]
