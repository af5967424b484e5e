"""What every environment keeps, with the standard library alone."""

import json
import random
import unittest

from oeillade_env import Environment, LabError, offered_games

#: Each game with its least players.
GAMES = {game["id"]: game["players"]["min"] for game in offered_games()}


def play(env, seed, choose):
    """Plays a game; gives what was decided and what was known, step by step."""
    steps = []
    turn = env.reset(seed=seed)
    while turn is not None:
        action = choose(turn)
        steps.append((turn, action))
        turn = env.step(action)
    return steps


def chooser(seed):
    generator = random.Random(seed)
    return lambda turn: generator.choice(turn.legal)


class EveryGame(unittest.TestCase):
    def test_complete_games(self):
        for game, players in GAMES.items():
            with self.subTest(game=game), Environment(game, players=players, tick=300) as env:
                steps = play(env, "a", chooser(1))
                self.assertEqual({turn.seat for turn, _ in steps}, set(range(players)))
                self.check_steps(env, steps)
                self.check_result(env.result, players)
                self.check_record(env.record(), game, players)
                self.check_same_again(env, steps)

    def check_steps(self, env, steps):
        before = 0
        for turn, action in steps:
            self.assertGreaterEqual(turn.now, before)
            before = turn.now
            self.assertIn(action, turn.legal)
            self.assertEqual(turn.legal, sorted(set(turn.legal)))
            self.assertEqual(turn.view["viewer"], turn.seat)
            self.assertEqual(len(turn.vector), env.vector_length)
            self.assertTrue(all(0 <= number <= 1 for number in turn.vector))
            mask = env.mask(turn)
            self.assertEqual(len(mask), env.action_count)
            self.assertEqual([action for action, is_legal in enumerate(mask) if is_legal], turn.legal)
            refused = [message for message in turn.heard if message["m"] == "answer"]
            self.assertEqual(refused, [], "what the mask allows the table does not refuse")

    def check_result(self, result, players):
        self.assertTrue(result.ended)
        self.assertEqual(len(result.rewards), players)
        self.assertAlmostEqual(sum(result.rewards), 0)
        best = max(result.rewards)
        for rank, reward in zip(result.ranks, result.rewards):
            self.assertEqual(rank == 1, reward == best)

    def check_record(self, record, game, players):
        header, *lines = [json.loads(line) for line in record.splitlines()]
        self.assertEqual(header["game"], game)
        self.assertEqual(len(header["seats"]), players)
        self.assertEqual(lines[-1]["e"], "ended")

    def check_same_again(self, env, steps):
        result, record = env.result, env.record()
        self.assertEqual(play(env, "a", chooser(1)), steps, "the same seed and actions give the same game")
        self.assertEqual((env.result, env.record()), (result, record))
        play(env, "b", chooser(1))
        self.assertNotEqual(env.record(), record, "another seed gives another")


class Eyes(unittest.TestCase):
    def test_looking_is_an_action(self):
        looked = 0
        for game, players in GAMES.items():
            with self.subTest(game=game), Environment(game, players=players) as env:
                turn = env.reset(seed=1)
                actions = env.actions(turn.seat)
                if {"look": None} not in actions:
                    continue
                looked += 1
                self.assertEqual(actions[:3], [{"wait": True}, {"rest": True}, {"look": None}])
                look = actions.index({"look": 1 if turn.seat != 1 else 2})
                self.assertIn(look, turn.legal)
                seat = turn.seat
                target = actions[look]["look"]
                turn = env.step(look)
                for _ in range(40):
                    if turn.seat == seat and turn.sees:
                        break
                    turn = env.step(0)
                self.assertEqual(turn.looking, target)
                self.assertEqual([face["of"] for face in turn.sees], [target], "the eyes have turned to it")
                self.assertNotIn(look, turn.legal, "one looks there already")
                self.assertEqual(env.observe(target).felt, 1, "and it is felt")
        self.assertTrue(looked, "there are games with eyes")

    def test_a_tick_is_the_time_between_decisions(self):
        with Environment("wink", players=4, tick=250) as env:
            turn = env.reset(seed=1)
            for number in range(12):
                self.assertEqual((turn.seat, turn.now), (number % 4, 250 * (number // 4)))
                turn = env.step(0)

    def test_a_rest_ends_with_news(self):
        with Environment("wink", players=4, agents=[0], bots=["expert"], rest=2000) as env:
            turn = env.reset(seed=1)
            for _ in range(50):
                before = turn.now
                turn = env.step(1)
                self.assertTrue(turn.heard or turn.now - before >= 2000 or turn.view["turn"] == 0)
                self.assertLessEqual(turn.now - before, 2000)

    def test_who_only_waits_comes_to_an_end_too(self):
        with Environment("wink", players=4, agents=[0], bots=["expert"], tick=1000) as env:
            steps = play(env, "idle", lambda turn: 0)
            self.assertTrue(env.result.ended)
            self.assertTrue(steps)


class Settings(unittest.TestCase):
    def test_bots_play_the_other_seats(self):
        for game, players in GAMES.items():
            seating = {"agents": [1], "bots": ["regular", "novice"]}
            with self.subTest(game=game), Environment(game, players=players, **seating) as env:
                steps = play(env, 1, chooser(1))
                self.assertEqual({turn.seat for turn, _ in steps}, {1})
                seats = json.loads(env.record().splitlines()[0])["seats"]
                expected = ["regular", "agent", "novice", "regular", "novice", "regular"]
                self.assertEqual([seat["bot"] for seat in seats], expected[:players])

    def test_the_time_can_be_limited(self):
        with Environment("wink", limit=5000) as env:
            play(env, 1, lambda turn: 0)
            self.assertFalse(env.result.ended)
            self.assertEqual(env.result.rewards, [0, 0, 0, 0])

    def test_points_as_rewards(self):
        with Environment("spywhere", rewards="points") as env:
            play(env, 1, chooser(1))
            self.assertEqual(env.result.rewards, env.result.scores)

    def test_options_and_rules(self):
        with Environment("zwinkern", options={"first": 2}, rules={"turning": 0, "felt": False}) as env:
            turn = env.reset(seed=1)
            self.assertEqual(turn.view["turn"], 2)
            self.assertIsNone(env.step(0).felt)

    def test_what_is_wrong_is_told_in_a_sentence(self):
        for settings, says in (
            ({"game": "chess"}, "reset.game"),
            ({"game": "wink", "players": 9}, "4 to 8 players"),
            ({"game": "wink", "tick": 30}, "reset.tick"),
            ({"game": "wink", "agents": [4]}, "seats are 0 to 3"),
            ({"game": "wink", "bots": ["genius"], "agents": [0]}, "is no bot"),
            ({"game": "wink", "options": {"channel": "faces"}}, "real faces"),
            ({"game": "wink", "colour": "red"}, "colour"),
        ):
            with self.subTest(settings=settings), Environment(**settings) as env:
                with self.assertRaisesRegex(LabError, says):
                    env.reset(seed=1)

    def test_a_step_needs_a_game_and_a_number(self):
        with Environment("wink") as env:
            with self.assertRaisesRegex(LabError, "first line is a reset"):
                env.step(0)
            env.reset(seed=1)
            with self.assertRaisesRegex(LabError, "no action 100000"):
                env.step(100000)


if __name__ == "__main__":
    unittest.main()
