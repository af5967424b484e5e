import type { Costume, TableRules } from '@oeillade/table';
import { insist } from './insist.ts';

/** A seat that this browser holds: whoever knows the token sits there. */
export interface Seated {
  readonly code: string;
  readonly token: string;
}

export type ApiResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: string };

async function call<T>(path: string, body?: object): Promise<ApiResult<T>> {
  try {
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const answer = await (body ? insist(() => fetch(path, init)) : fetch(path));
    const value = (await answer.json()) as T & { refused?: string };
    return answer.ok ? { ok: true, value } : { ok: false, code: value.refused ?? 'internal' };
  } catch {
    return { ok: false, code: 'offline' };
  }
}

export interface Person {
  readonly name: string;
  readonly face: number;
  /** Left out where nothing was chosen. */
  readonly costume?: Costume;
}

/** By it the server knows the same wish when it is asked again, and does it once. Nobody else can guess it. */
const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export const openTable = (game: string, person: Person, rules: object = {}): Promise<ApiResult<Seated>> =>
  call('/api/tables', { game, ...person, rules, id: freshId() });

export const takeSeat = (code: string, person: Person): Promise<ApiResult<Seated>> =>
  call(`/api/tables/${encodeURIComponent(code)}/seats`, { ...person, id: freshId() });

export interface TableInfo {
  readonly code: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly game: string;
  /** Counts the games begun. */
  readonly round: number;
  /** How those without a seat may watch. */
  readonly watching: TableRules['watching'];
  readonly players: readonly { readonly name: string; readonly kind: 'human' | 'bot' }[];
}

export const findTable = (code: string): Promise<ApiResult<TableInfo>> =>
  call(`/api/tables/${encodeURIComponent(code)}`);

export interface ListedGame {
  readonly round: number;
  /** In milliseconds since 1970. */
  readonly ended: number;
}

export const listGames = (code: string): Promise<ApiResult<readonly ListedGame[]>> =>
  call(`/api/tables/${encodeURIComponent(code)}/games`);
