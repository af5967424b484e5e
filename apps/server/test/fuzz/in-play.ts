import { library } from '@oeillade/catalogue/testkit';
import { plays } from '../support/hands/index.ts';
import { does, ended, gather, goHome, start } from '../support/party.ts';
import { verified } from '../support/records.ts';
import type { LeakCheck } from './leaks.ts';
import type { Target } from './target.ts';

/** Slow enough to last, quick enough to end. */
const STEADY = { turning: 20, lasting: 150, leastBetweenCalls: 60, mostForTurn: null } as const;

/** As few people as may play each game, and every other one with bots beside them. */
const PLANS = library.labels.map(({ id, players }, index) => ({
  game: id,
  people: players.min,
  bots: index % 2 === 0 ? 0 : Math.min(2, players.max - players.min),
  rules: { ...STEADY, watching: (['board', 'looking', 'late'] as const)[index % 3] },
}));

/** Games of people and bots, one after the other at each of several tables, for as long as they are wanted. */
export class GamesInPlay {
  readonly codes: string[] = [];
  readonly #target: Target;
  readonly #leaks: LeakCheck;
  #isWanted = true;
  #playing: Promise<unknown> = Promise.resolve();
  finished = 0;

  constructor(target: Target, leaks: LeakCheck) {
    this.#target = target;
    this.#leaks = leaks;
  }

  /** Begins; resolves when cards are on every table. */
  async begin(): Promise<void> {
    const parties = await Promise.all(PLANS.map((plan) => gather(this.#target, plan)));
    for (const { code, people } of parties) {
      this.codes.push(code);
      this.#leaks.keepSecret(...people.map(({ token }) => token!));
    }
    await Promise.all(parties.map(start));
    this.#playing = Promise.all(
      parties.map(async (party) => {
        for (;;) {
          await Promise.all(party.people.map(plays));
          await ended(party);
          verified(await party.people[0]!.record());
          this.finished++;
          if (!this.#isWanted) return goHome(party);
          for (const person of party.everybody) person.messages.length = 0;
          const host = party.people.find(({ client }) => client.lobby?.host === client.seat)!;
          await does(host, { ask: 'rematch' });
          await Promise.all(party.people.map((person) => does(person, { ask: 'ready', ready: true })));
          await does(host, { ask: 'start' });
          await Promise.all(
            party.people.map((person) => person.until(() => person.phase === 'playing', 'the next deal')),
          );
        }
      }),
    );
    this.#playing.catch(() => {});
  }

  /** Lets the last games end, and everybody go home. */
  async end(): Promise<void> {
    this.#isWanted = false;
    await this.#playing;
  }
}
