import { LiveClient } from '../support/live-client.ts';
import { gather, type Party, type PartyPlan, start } from '../support/party.ts';
import type { Person } from '../support/person.ts';
import { CROWDED } from '../support/some-games.ts';
import type { TestServer } from '../support/test-server.ts';

/** Quick eyes. */
const RULES = { turning: 0, lasting: 150, leastBetweenCalls: 0, mostForTurn: null, voices: true } as const;

/** People at a table with living faces and voices, each with a live socket beside their own. */
export interface LiveTable extends Party {
  readonly url: string;
  readonly live: readonly LiveClient[];
}

type Door = Pick<TestServer, 'openTable' | 'takeSeat' | 'socketUrl'>;

export async function gatherLive(door: Door, plan: Partial<PartyPlan> = {}): Promise<LiveTable> {
  const options = { channel: 'living', first: 0 };
  const party = await gather(door, { game: CROWDED, people: 4, options, rules: RULES, ...plan });
  const url = door.socketUrl(party.code);
  const live = await Promise.all(party.people.map(({ token }) => LiveClient.open(url, token!)));
  return { ...party, url, live };
}

export async function playLive(door: Door, plan: Partial<PartyPlan> = {}): Promise<LiveTable> {
  const table = await gatherLive(door, plan);
  await start(table);
  return table;
}

/** Somebody looks at a face, or at the board. */
export const looks = (person: Person, at: number | null): void =>
  person.sends(JSON.stringify({ ask: 'look', id: `look-${lookId++}`, at }));

let lookId = 0;

export async function leaveLive({ live, everybody }: LiveTable): Promise<void> {
  await Promise.all([...live.map((one) => one.goes()), ...everybody.map((person) => person.goes())]);
}
