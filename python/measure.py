"""How many decisions a second one core takes from Python: the table for docs/bench.md.

    python3 python/measure.py
"""

import random
import time

from oeillade_env import Environment, offered_games

SECONDS = 5


def tables():
    """Each game with as few, as many as half way between, and as many players as it takes."""
    for game in offered_games():
        least, most = game["players"]["min"], game["players"]["max"]
        for players in sorted({least, (least + most) // 2, most}):
            yield game["id"], players


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
for game, players in tables():
    steps, games, seconds = measure(game, players)
    rate, each, minute = steps / seconds, steps / games, 60 * games / seconds
    print(f"| {game:<11} | {players:<7} | {rate:>14,.0f} | {each:>12,.0f} | {minute:>14,.0f} |", flush=True)
