"""PettingZoo's own tests, where it is installed."""

import unittest

try:
    from pettingzoo.test import api_test, seed_test
except ImportError:
    api_test = None
    print("PettingZoo is not installed: its tests of the wrapper are not run.")

if api_test is not None:
    from oeillade_env import offered_games
    from oeillade_env.pettingzoo_env import PettingZooEnv

    #: Each game with its least players.
    GAMES = {game["id"]: game["players"]["min"] for game in offered_games()}

    class PettingZoo(unittest.TestCase):
        def test_api(self):
            for game, players in GAMES.items():
                with self.subTest(game=game):
                    env = PettingZooEnv(game, players, tick=500)
                    api_test(env, num_cycles=1500)
                    env.close()

        def test_seeds(self):
            for game, players in GAMES.items():
                with self.subTest(game=game):
                    seed_test(lambda: PettingZooEnv(game, players, tick=500), num_cycles=100)


if __name__ == "__main__":
    unittest.main()
