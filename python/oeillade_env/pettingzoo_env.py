"""The environment as PettingZoo's AEC: needs pettingzoo, gymnasium and numpy.

    from oeillade_env.pettingzoo_env import PettingZooEnv

    env = PettingZooEnv("wink", players=5)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
"""

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from .environment import Environment


class PettingZooEnv(AECEnv):
    """Agents are called player_0, player_1 … by their seats."""

    metadata = {"name": "oeillade_v0", "render_modes": [], "is_parallelizable": False}
    render_mode = None

    def __init__(self, game, players=4, **settings):
        super().__init__()
        self.environment = Environment(game, players, **settings)
        # How large the spaces are is known with the first deal.
        self.environment.reset(seed=0)
        self.possible_agents = [_name(seat) for seat in self.environment.agents]
        self.agents = []
        actions, length = self.environment.action_count, self.environment.vector_length
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (length,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        """`options` are PettingZoo's and say nothing here: those of the game are settings of the environment."""
        turn = self.environment.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = _name(turn.seat)

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        turn = self.environment.step(action)
        if turn is None:
            self._finish(self.environment.result)
        else:
            self.agent_selection = _name(turn.seat)
        self._accumulate_rewards()

    def observe(self, agent):
        turn = self.environment.turn
        if turn is None or _name(turn.seat) != agent:
            turn = self.environment.observe(_seat(agent))
        return {
            "observation": np.array(turn.vector, dtype=np.float32),
            "action_mask": np.array(self.environment.mask(turn), dtype=np.int8),
        }

    def close(self):
        self.environment.close()

    def _finish(self, result):
        for agent in self.agents:
            self.rewards[agent] = float(result.rewards[_seat(agent)])
            self.terminations[agent] = result.ended
            self.truncations[agent] = not result.ended
        self.agent_selection = self.agents[0]


def _name(seat):
    return f"player_{seat}"


def _seat(agent):
    return int(agent.removeprefix("player_"))
