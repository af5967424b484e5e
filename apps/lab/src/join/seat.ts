import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { waitBefore } from '@oeillade/protocol';
import { EXIT, UserError } from '../errors.ts';
import { count, harmless } from '../text.ts';

/** A seat at a table of a server, with the secret that opens it. */
export interface SeatTaken {
  readonly code: string;
  readonly seat: number;
  readonly token: string;
}

export interface SeatWish {
  readonly server: URL;
  readonly code: string;
  readonly name: string;
  /** For how many seconds it asks again where a seat may soon be free. */
  readonly patience: number;
  readonly signal: AbortSignal;
  /** Says in one line what goes on. */
  say(text: string): void;
}

/** Why there is no seat. `passes` where a seat may be free in a moment. */
interface Obstacle {
  readonly sentence: string;
  readonly passes: boolean;
}

const REASONS: Readonly<Record<string, (code: string) => Obstacle>> = {
  'no-such-table': (code) => ({ sentence: `there is no table ${code}`, passes: true }),
  'table-full': (code) => ({ sentence: `the table ${code} is full`, passes: true }),
  'table-elsewhere': (code) => ({ sentence: `the table ${code} is being moved`, passes: true }),
  'game-running': (code) => ({
    sentence: `a game is running at the table ${code}: nobody can sit down before it is over`,
    passes: false,
  }),
  'too-many-guesses': () => ({
    sentence: 'the server has been asked for too many tables that do not exist: wait a minute',
    passes: false,
  }),
};

/** Takes a seat; what stays in the way is told in one sentence. Null where somebody said that it should stop. */
export async function takeSeat(wish: SeatWish): Promise<SeatTaken | null> {
  const { patience, signal, say } = wish;
  const until = performance.now() + 1000 * patience;
  // A server that has given the seat, and whose answer was lost, gives the same one again.
  const id = randomUUID();
  for (let tries = 0; !signal.aborted; tries++) {
    const found = await askForSeat(wish, id);
    if ('token' in found) return found;
    const { sentence, passes } = found;
    const pause = waitBefore(tries, Math.random());
    if (signal.aborted) break;
    if (!passes || performance.now() + pause > until) throw new UserError(sentence, EXIT.broken);
    if (tries === 0) say(`No seat yet: ${sentence}. Trying for ${count(patience, 'second')}; Ctrl-C stops.`);
    await wait(pause, undefined, { signal }).catch(() => {});
  }
  return null;
}

async function askForSeat({ server, code, name }: SeatWish, id: string): Promise<SeatTaken | Obstacle> {
  const address = new URL(`api/tables/${code}/seats`, server);
  const answer = await post(address, { name, id });
  if (!answer) return { sentence: `no server answers at ${address.origin}`, passes: true };
  const body: unknown = await answer.json().catch(() => null);
  if (answer.status === 201 && isSeat(body)) return body;
  const refused = (body as { refused?: unknown } | null)?.refused;
  const reason = typeof refused === 'string' ? REASONS[refused]?.(code) : undefined;
  if (reason) return reason;
  const said = typeof refused === 'string' ? harmless(refused) : `status ${answer.status}`;
  return {
    sentence: `the server at ${server.origin} gives no seat (${said})`,
    passes: answer.status >= 502 && answer.status <= 504,
  };
}

/** Null where nobody answers. Whoever has asked waits for the answer, or nobody could give the seat back. */
const post = (address: URL, body: object): Promise<Response | null> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);

function isSeat(body: unknown): body is SeatTaken {
  const { code, seat, token } = (body ?? {}) as Partial<Record<keyof SeatTaken, unknown>>;
  return typeof code === 'string' && typeof seat === 'number' && typeof token === 'string';
}
