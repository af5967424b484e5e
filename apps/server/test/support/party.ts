import assert from 'node:assert/strict';
import type { ClientAsk } from '@oeillade/protocol';
import { Person } from './person.ts';
import type { Opening, TestServer } from './test-server.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'] as const;

/** Quick eyes and no pauses: a game takes seconds. */
export const QUICK = { turning: 20, lasting: 150, leastBetweenCalls: 0, mostForTurn: null } as const;

export interface PartyPlan extends Opening {
  readonly people: number;
  readonly bots?: number;
  /** Adds words of their own to the shuffle. */
  readonly words?: boolean;
}

/** The people at one table, the host first, and somebody who watches. */
export interface Party {
  readonly code: string;
  readonly people: readonly Person[];
  readonly watcher: Person;
  /** The people and the watcher. */
  readonly everybody: readonly Person[];
}

/** Asks for something that must be granted. */
export async function does(person: Person, wish: ClientAsk): Promise<void> {
  assert.equal(await person.client.ask(wish), null, `${person.name} asks to ${wish.ask}`);
}

/** Opens a table and brings everybody to it; the game is not begun. */
export async function gather(
  testServer: Pick<TestServer, 'openTable' | 'takeSeat' | 'socketUrl'>,
  plan: PartyPlan,
): Promise<Party> {
  const { people: count, bots = 0, words = false, rules = QUICK, ...opening } = plan;
  const first = await testServer.openTable({ ...opening, rules, name: NAMES[0] });
  const { code } = first;
  const url = testServer.socketUrl(code);
  const people = [new Person({ url, name: NAMES[0], token: first.token })];
  for (const name of NAMES.slice(1, count)) {
    const { token } = await testServer.takeSeat(code, name);
    people.push(new Person({ url, name, token }));
  }
  const watcher = new Person({ url, name: 'somebody who watches' });
  const everybody = [...people, watcher];
  await Promise.all(everybody.map((person) => person.connects()));
  const arePromised = ({ client }: Person): boolean =>
    client.lobby?.seats.every(({ promise }) => promise !== null) ?? false;
  await Promise.all(everybody.map((one) => one.until(() => arePromised(one), 'everybody’s promise')));
  const [host] = people as [Person];
  for (let bot = 0; bot < bots; bot++) {
    await does(host, { ask: 'add-bot', level: 'random', name: `Bot ${bot + 1}` });
  }
  if (words) {
    await Promise.all(people.map((person) => addsWords(person)));
  }
  return { code, people, watcher, everybody };
}

async function addsWords(person: Person): Promise<void> {
  assert.equal(await person.client.addShuffleWords(wordsOf(person)), null, `${person.name} adds words`);
}

/** What a person adds to the shuffle: found nowhere else, so that it shows if it gets about. */
const wordsOf = ({ name }: Person): string => `the words of ${name}, which are nobody else’s`;

export async function start({ people }: Party): Promise<void> {
  await Promise.all(people.map((person) => does(person, { ask: 'ready', ready: true })));
  await does(people[0]!, { ask: 'start' });
  await Promise.all(people.map((person) => person.until(() => person.phase === 'playing', 'the deal')));
}

/** Everybody has heard of the end. */
export async function ended({ everybody }: Party): Promise<void> {
  await Promise.all(
    everybody.map((person) => person.until(() => person.of('record').length > 0, 'the end of the game')),
  );
}

export async function goHome({ everybody }: Party): Promise<void> {
  await Promise.all(everybody.map((person) => person.goes()));
}
