import { type Turn, VirtualGame } from '@oeillade/bots';
import { deriveSeed, type Outcome, Random, type Seed } from '@oeillade/kernel';
import { findGame } from '../library.ts';
import type { Observation } from '../observation/seat-knowledge.ts';
import { type BotName, labelOf } from '../players/name.ts';
import type { Player } from '../players/player.ts';
import type { PlayerMaker } from '../players/player-maker.ts';
import { nameOf } from '../simulation/names.ts';
import type { Action } from './action-space.ts';
import { Agent } from './agent.ts';
import type { EpisodePlan } from './plan.ts';
import { rewardsOf } from './rewards.ts';

/** What an agent is told before it decides. */
export interface Told extends Omit<Observation, 'legal'> {
  /** The numbers of the actions that are possible now. */
  readonly legal: readonly number[];
  readonly vector: readonly number[];
}

/** The seat that must decide now, or the end of the episode. */
export type Situation = { readonly turn: number; readonly observation: Told } | { readonly over: Over };

export interface Over {
  /** The game has ended by its rules; otherwise the time that was set is up. */
  readonly ended: boolean;
  readonly rewards: readonly number[];
  readonly scores: readonly number[] | null;
  readonly ranks: readonly number[] | null;
  readonly now: number;
}

/** One game, from the deal to its end. */
export class Episode {
  readonly plan: EpisodePlan;
  readonly #game: VirtualGame<Player | Agent>;
  readonly #agents = new Map<number, Agent>();
  #turn: Turn<Agent> | null = null;
  #now = 0;

  constructor(plan: EpisodePlan, secret: Seed, maker: PlayerMaker) {
    const { game, setup, rules, seating } = plan;
    this.plan = plan;
    this.#game = new VirtualGame<Player | Agent>({
      findGame,
      game,
      options: setup.options,
      rules,
      secret,
      seats: seating.map((bot, seat) => ({
        name: nameOf(seat),
        level: bot === null ? 'agent' : labelOf(bot),
      })),
      bot: (seat, view) => this.#seat(seat, seating[seat]!, view, secret, maker),
    });
  }

  get agents(): readonly number[] {
    return [...this.#agents.keys()];
  }

  agent(seat: number): Agent | null {
    return this.#agents.get(seat) ?? null;
  }

  /** Whose decision it is; null when the game is over. */
  get deciding(): Agent | null {
    return this.#turn?.player ?? null;
  }

  /** Does what the one whose decision it is has decided, and goes on to the next decision. */
  step(action: Action): Promise<Situation> {
    const turn = this.#turn;
    if (!turn) throw new Error('The game is over: nobody decides any more.');
    this.#turn = null;
    this.#game.take(turn, turn.player.decide(action, turn.now));
    return this.begin();
  }

  /** Plays on to the next decision. */
  async begin(): Promise<Situation> {
    for (let turn = this.#game.next(); turn; turn = this.#game.next()) {
      const { player, now } = turn;
      this.#now = now;
      if (now > (this.plan.limit ?? Number.POSITIVE_INFINITY)) return { over: this.#over(null) };
      if (player instanceof Agent) {
        this.#turn = { ...turn, player };
        return { turn: player.seat, observation: this.#told(player, player.known.observe(now)) };
      }
      const asks = player.act(now);
      this.#game.take(turn, asks instanceof Promise ? await asks : asks);
    }
    return { over: this.#over([...this.#agents.values()].find(({ outcome }) => outcome)?.outcome ?? null) };
  }

  /** All that an agent knows now, whether it is to decide or not. */
  glimpse(agent: Agent): Told {
    return this.#told(agent, agent.known.glimpse(this.#now));
  }

  #told(agent: Agent, { legal: _, ...observed }: Observation): Told {
    const legal = agent.outcome ? [] : agent.legal.at(this.#now);
    return { ...observed, legal, vector: agent.vector.at(observed) };
  }

  record(): string | null {
    return this.#turn === null ? this.#game.table.record() : null;
  }

  #over(outcome: Outcome | null): Over {
    const { players } = this.plan.setup;
    return {
      ended: outcome !== null,
      rewards: rewardsOf(this.plan.rewards, outcome, players),
      scores: outcome?.scores ?? null,
      ranks: outcome?.ranks ?? null,
      now: this.#now,
    };
  }

  #seat(
    seat: number,
    bot: BotName | null,
    view: () => object,
    secret: Seed,
    maker: PlayerMaker,
  ): Player | Agent {
    const { game, setup, rules, tick, rest } = this.plan;
    if (bot === null) {
      const agent = new Agent({ game, setup, rules, seat, tick, rest, view });
      this.#agents.set(seat, agent);
      return agent;
    }
    return maker.player(bot, {
      game,
      seat,
      ...setup,
      rules,
      view,
      random: new Random(secret, `bot/${seat}`),
      secret: deriveSeed(secret, `program/${seat}`),
    });
  }
}
