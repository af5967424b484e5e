import type { DealSeen } from '@oeillade/kernel';
import { recall, remember } from './keepsakes.ts';

/** What this browser saw before the deals of the tables at which it sat: no record has it, and no server can give it back. */
interface Kept {
  readonly code: string;
  readonly round: number;
  readonly seen: DealSeen;
}

const KEY = 'oeillade/deals-seen';
const MOST = 50;

const readAll = (): readonly Kept[] => recall<Kept[]>(KEY) ?? [];

export function keepDealSeen(code: string, round: number, seen: DealSeen): void {
  const others = readAll().filter((kept) => kept.code !== code || kept.round !== round);
  remember(KEY, [{ code, round, seen }, ...others].slice(0, MOST));
}

/** By table and round where they are known: a server could show a record with another commitment, and it would not be found by that. */
export function dealSeen(
  game: { readonly code: string; readonly round: number } | null,
  commitment: string | undefined,
): DealSeen | null {
  const kept = readAll().find(({ code, round, seen }) =>
    game ? code === game.code && round === game.round : seen.commitment === commitment,
  );
  return kept?.seen ?? null;
}
