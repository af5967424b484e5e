import { EXIT, UserError } from '../cli/errors.ts';
import { harmless } from '../cli/text.ts';

/** A seat at a table of a server, with the secret that opens it. */
export interface Seat {
  readonly code: string;
  readonly seat: number;
  readonly token: string;
}

const REASONS: Readonly<Record<string, (code: string) => string>> = {
  'no-such-table': (code) => `there is no table ${code}`,
  'table-full': (code) => `the table ${code} is full`,
  'game-running': (code) => `a game is running at the table ${code}: nobody can sit down before it is over`,
  'too-many-guesses': () => 'the server has been asked for too many tables that do not exist: wait a minute',
  'table-elsewhere': (code) => `the table ${code} is being moved: try again in a moment`,
};

/** Takes a seat; what is in the way is told in one sentence. */
export async function takeSeat(server: URL, code: string, name: string): Promise<Seat> {
  const answer = await post(new URL(`api/tables/${code}/seats`, server), { name });
  const body: unknown = await answer.json().catch(() => null);
  if (answer.status === 201 && isSeat(body)) return body;
  const refused = (body as { refused?: unknown } | null)?.refused;
  const reason = typeof refused === 'string' ? REASONS[refused]?.(code) : undefined;
  if (reason) throw new UserError(reason, EXIT.broken);
  const said = typeof refused === 'string' ? harmless(refused) : `status ${answer.status}`;
  throw new UserError(`the server at ${server.origin} gives no seat (${said})`, EXIT.broken);
}

async function post(address: URL, body: object): Promise<Response> {
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
  } catch {
    throw new UserError(`no server answers at ${address.origin}`, EXIT.broken);
  }
}

function isSeat(body: unknown): body is Seat {
  const { code, seat, token } = (body ?? {}) as Partial<Record<keyof Seat, unknown>>;
  return typeof code === 'string' && typeof seat === 'number' && typeof token === 'string';
}
