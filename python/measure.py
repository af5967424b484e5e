"""How many decisions a second one core takes from Python: the table for docs/bench.md.

    python3 python/measure.py
"""

import random
import time

from oeillade_env import Environment

TABLES = [("zwinkern", 5), ("wink-agents", 5), ("wink", 5), ("spywhere", 2), ("spywhere", 4), ("spywhere", 6)]
SECONDS = 5


def measure(game, players):
    """Random agents on all seats, for some seconds and to the end of a game."""
    generator = random.Random(1)
    with Environment(game, players=players) as env:
        _play(env, "warm", generator)
        steps, games, start = 0, 0, time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            steps += _play(env, games, generator)
            games += 1
        return steps, games, time.perf_counter() - start


def _play(env, seed, generator):
    steps, turn = 0, env.reset(seed=seed)
    while turn is not None:
        turn = env.step(generator.choice(turn.legal))
        steps += 1
    return steps


print("| game        | players | steps a second | steps a game | games a minute |")
print("| ----------- | ------- | -------------: | -----------: | -------------: |")
for game, players in TABLES:
    steps, games, seconds = measure(game, players)
    rate, each, minute = steps / seconds, steps / games, 60 * games / seconds
    print(f"| {game:<11} | {players:<7} | {rate:>14,.0f} | {each:>12,.0f} | {minute:>14,.0f} |", flush=True)
