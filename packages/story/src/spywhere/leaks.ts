import { PublicReader } from '@oeillade/bots/spywhere/reader';
import { spywhereRules } from '@oeillade/games';
import type { GameRecord, Line, Seat } from '@oeillade/kernel';

export type SpywhereLine = Line<spywhereRules.SpywhereEvent>;
export type Nation = spywhereRules.Nation;

/** The lines of a record of Spywhere: its game has read them by their shapes. */
export const spywhereLines = ({ lines }: GameRecord): readonly SpywhereLine[] =>
  lines as readonly Line[] as readonly SpywhereLine[];

/** What a perfect reasoner believed after a turn, from all that is public. `PublicReader` says what it goes by. */
export interface Belief {
  readonly t: number;
  readonly line: number;
  /** Whose turn it was; null for the deal. */
  readonly seat: Seat | null;
  /** By seat, then by nationality as in the rules' list. */
  readonly chances: readonly (readonly number[])[];
  /** By seat: how likely its true passport seemed, or its two on average. */
  readonly truth: readonly number[];
}

/** How every secret leaked: the belief after the deal, and after each turn. */
export function leaksOf(record: GameRecord): Belief[] {
  const lines = spywhereLines(record);
  const { players, options } = record.setup;
  const reader = new PublicReader(players, options as spywhereRules.SpywhereOptions);
  const [dealt] = lines;
  if (dealt?.e !== 'dealt') throw new Error('A story begins with the deal.');
  const believed = (t: number, line: number, seat: Seat | null): Belief => {
    const chances = reader.chances();
    return {
      t,
      line,
      seat,
      chances,
      truth: chances.map((row, owner) => meanOf(row, dealt.passports[owner]!)),
    };
  };
  return lines.flatMap((event, line) => {
    reader.notice(spywhereRules.disclose(event, null));
    if (event.e === 'dealt') return [believed(event.t, line, null)];
    return event.e === 'turn-ended' ? [believed(event.t, line, event.seat)] : [];
  });
}

const meanOf = (chances: readonly number[], passports: readonly Nation[]): number =>
  passports.reduce((sum, nation) => sum + chances[spywhereRules.indexOf(nation)]!, 0) / passports.length;

/** The belief that held at `t`. */
export const beliefAt = (leaks: readonly Belief[], t: number): Belief =>
  leaks.findLast((belief) => belief.t <= t) ?? leaks[0]!;
