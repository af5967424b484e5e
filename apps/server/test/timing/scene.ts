import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Random } from '@oeillade/kernel';
import { TableClient } from '../fixtures/scenes.ts';
import { gather, goHome, start } from '../support/party.ts';
import { EYE_GAMES } from '../support/some-games.ts';
import { now, until } from './clock.ts';
import {
  type Act,
  ADA,
  BEN,
  type CastSeats,
  type Cue,
  DORA,
  EMIL,
  LASTING,
  type Part,
  type Performed,
} from './play.ts';
import { TimedClient } from './timed-client.ts';

/** Quick eyes and no pauses: so a trial is short. */
const RULES = { turning: 10, lasting: LASTING, leastBetweenCalls: 0, mostForTurn: null };
/** Longer than a table takes to store and to tell what has happened, and by chance not in step with anything. */
const SETTLES = { least: 60, spread: 50 };

/**
 * A table with five people. Ada looks about and winks, unseen by Dora, who looks at Emil and attacks; so does whoever
 * watches from outside. Ben has called a card whose twin Ada holds, so she may wink at him as often as she likes.
 */
export class Scene {
  /** The table's address over HTTP, and that of its sockets. */
  readonly url: string;
  readonly socketUrl: string;
  readonly dora: TimedClient;
  readonly dorasToken: string;
  readonly random: Random;
  readonly #cast: Worker;
  readonly #performing = new Map<number, (acted: number) => void>();
  #parts = 0;

  private constructor(url: string, seats: CastSeats, cast: Worker, dora: TimedClient, random: Random) {
    this.url = url;
    this.socketUrl = seats.url;
    this.dora = dora;
    this.dorasToken = seats.tokens[DORA]!;
    this.random = random;
    this.#cast = cast;
    cast.on('message', ({ id, acted }: Performed) => {
      this.#performing.get(id)?.(acted);
      this.#performing.delete(id);
    });
    dora.look(EMIL);
  }

  static async set(server: string, random: Random): Promise<Scene> {
    const client = new TableClient(server);
    const party = await gather(client, {
      game: EYE_GAMES[0]!,
      people: 5,
      options: { first: BEN },
      rules: RULES,
    });
    await start(party);
    const { people, code } = party;
    await Promise.all(people.map((person) => person.until(() => person.client.view !== null, 'the deal')));
    const { hand } = people[ADA]!.client.view as { readonly hand: readonly number[] };
    const refused = await people[BEN]!.client.play({ do: 'call', number: hand[0] });
    if (refused) throw new Error(`Ben may not call: ${refused.code}.`);
    const seats = { url: client.socketUrl(code), tokens: people.map(({ token }) => token!) };
    const cast = new Worker(new URL('./cast.ts', import.meta.url), { workerData: seats });
    await once(cast, 'message');
    const dora = await TimedClient.seated(seats.url, seats.tokens[DORA]);
    await goHome(party);
    return new Scene(`${server}/api/tables/${code}`, seats, cast, dora, random);
  }

  /** Eyes as an act wants them. */
  async stage(act: Act): Promise<void> {
    this.#tell({ cue: 'stage', act });
    await this.settles();
  }

  /** Between two trials. */
  settles(): Promise<void> {
    return until(now() + this.between(SETTLES.least, SETTLES.least + SETTLES.spread));
  }

  /** A number by chance: no two trials are alike. */
  between(least: number, most: number): number {
    return least + this.random.fraction() * (most - least);
  }

  /** Ada acts at this moment, or pretends to; gives the moment at which it really was, once all is over. */
  acts(act: Act, at: number, isSecret: boolean): Promise<number> {
    return this.#perform({ who: 'ada', act, at, isSecret });
  }

  /** What Dora may see: the face that she looks at turns. */
  emilLooks(at: number): Promise<number> {
    return this.#perform({ who: 'emil', at });
  }

  close(): void {
    this.#tell({ cue: 'end' });
    this.dora.close();
  }

  #perform(part: Part): Promise<number> {
    const id = this.#parts++;
    this.#tell({ cue: 'perform', id, part });
    return new Promise((performed) => this.#performing.set(id, performed));
  }

  #tell(cue: Cue): void {
    this.#cast.postMessage(cue);
  }
}
