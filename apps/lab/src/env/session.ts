import { randomBytes } from 'node:crypto';
import { seedFrom } from '@oeillade/kernel';
import * as v from 'valibot';
import { UserError } from '../errors.ts';
import { gameIds, gameOf } from '../library.ts';
import { PlayerMaker } from '../players/player-maker.ts';
import type { Agent } from './agent.ts';
import { Episode, type Situation } from './episode.ts';
import { planOf, Reset } from './plan.ts';

/** The name of the protocol: docs/lab.md. */
const PROTOCOL = 'oeillade/env-1';

const REQUESTS = {
  reset: Reset,
  /** The number of an action. */
  step: v.pipe(v.number(), v.integer()),
  /** A seat. */
  observe: v.number(),
  actions: v.number(),
  record: v.literal(true),
} as const;

type Requests = { readonly [Kind in keyof typeof REQUESTS]: v.InferOutput<(typeof REQUESTS)[Kind]> };
type Request = { [Kind in keyof Requests]: { readonly [K in Kind]: Requests[K] } }[keyof Requests];

/** Answers the lines of a program that plays from outside, one game after the other. */
export class Session {
  readonly #maker = new PlayerMaker();
  #episode: Episode | null = null;

  /** What is said first. */
  hello(): object {
    const games = gameIds.map((id) => {
      const { title, players, defaults } = gameOf(id).facts;
      return { id, title, players, options: defaults };
    });
    return { env: PROTOCOL, games };
  }

  async answer(line: string): Promise<object> {
    try {
      return await this.#answer(readRequest(line));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { error: error.message };
    }
  }

  close(): void {
    this.#maker.close();
  }

  async #answer(request: Request): Promise<object> {
    if ('reset' in request) return this.#reset(request.reset);
    const episode = this.#episode;
    if (!episode) throw new UserError('there is no game yet: the first line is a reset');
    if ('step' in request) return this.#step(episode, request.step);
    if ('observe' in request) return { observation: episode.glimpse(agentOf(episode, request.observe)) };
    if ('actions' in request) return { actions: agentOf(episode, request.actions).space.actions };
    return { record: episode.record() };
  }

  async #reset(reset: Reset): Promise<object> {
    const plan = planOf(reset);
    const seed = reset.seed ?? randomBytes(16).toString('hex');
    await this.#maker.load(plan.seating.filter((bot) => bot !== null));
    this.#episode = new Episode(
      plan,
      seedFrom(`env/${plan.game}/${plan.setup.players}/${seed}`),
      this.#maker,
    );
    const situation = await this.#episode.begin();
    const { agents } = this.#episode;
    const first = agentOf(this.#episode, agents[0]!);
    const sizes = { actions: first.space.size, vector: this.#episode.glimpse(first).vector.length };
    return { reset: { seed, agents, ...sizes }, ...situation };
  }

  #step(episode: Episode, number: number): Promise<Situation> {
    const { deciding } = episode;
    if (!deciding) throw new UserError('the game is over: reset begins another');
    const action = deciding.space.actionOf(number, deciding.known.legal());
    if (!action)
      throw new UserError(`there is no action ${number}: they go from 0 to ${deciding.space.size - 1}`);
    return episode.step(action);
  }
}

function agentOf(episode: Episode, seat: number): Agent {
  const agent = episode.agent(seat);
  if (!agent) throw new UserError(`seat ${seat} is not played from outside`);
  return agent;
}

function readRequest(line: string): Request {
  const value = parsed(line);
  const [[kind, content] = ['', null], ...more] = Object.entries(value);
  if (!Object.hasOwn(REQUESTS, kind) || more.length > 0) {
    throw new UserError(`a line is an object with one of the keys ${Object.keys(REQUESTS).join(', ')}`);
  }
  const read = v.safeParse(REQUESTS[kind as keyof Requests], content);
  if (read.success) return { [kind]: read.output } as Request;
  const [issue] = read.issues;
  const path = [kind, ...(issue.path ?? []).map(({ key }) => String(key))].join('.');
  throw new UserError(`${path}: ${issue.message}`);
}

function parsed(line: string): object {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new UserError('a line is one JSON object');
}
