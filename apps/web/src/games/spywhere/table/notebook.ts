import * as spywhereRules from '@oeillade/games/spywhere';
import type { Seat } from '@oeillade/kernel';
import { seatsAround } from '../../../ui/table/people.ts';

type Nation = spywhereRules.Nation;
type SpywhereView = spywhereRules.SpywhereView;

/** What a reader may note where nothing is certain. */
export type Mark = 'no' | 'maybe' | 'yes';

/** Why a box is filled in by itself. */
export type Certain = 'out' | 'clue' | 'mine' | 'deduced' | 'known';

export interface NotebookCell {
  readonly nation: Nation;
  /** `known` is a certain yes, the others are a certain no; null where it is open. */
  readonly certain: Certain | null;
  readonly mark: Mark | null;
}

export interface NotebookRow {
  readonly seat: Seat;
  readonly cells: readonly NotebookCell[];
}

/** Those guesses that are wrong for everybody to see: that seat has eliminated that nation. */
export const excludedOf = (
  rows: readonly NotebookRow[],
  guesses: readonly spywhereRules.Attempt[],
): readonly spywhereRules.Attempt[] =>
  guesses.filter(({ at, nation }) =>
    rows
      .find(({ seat }) => seat === at)
      ?.cells.some((cell) => cell.nation === nation && cell.certain === 'clue'),
  );

/** Marks by `seat/nation`. */
export type Marks = Readonly<Record<string, Mark>>;

const MARKS: readonly Mark[] = ['no', 'maybe', 'yes'];

const cellKey = (seat: Seat, nation: Nation): string => `${seat}/${nation}`;

/** One press further: nothing, no, maybe, yes, nothing. */
export function nextMarks(marks: Marks, seat: Seat, nation: Nation): Marks {
  const key = cellKey(seat, nation);
  const { [key]: now, ...others } = marks;
  const next = now === undefined ? MARKS[0] : MARKS[MARKS.indexOf(now) + 1];
  return next === undefined ? others : { ...others, [key]: next };
}

export interface Noting {
  /** While my passport is shut, nothing on the page follows from it: whoever reads over my shoulder learns nothing. */
  readonly isPassportOpen: boolean;
  readonly marks: Marks;
}

/** The whole notebook: a row for each opponent, what is certain filled in, and what I have noted beside it. */
export function notebookRows(view: SpywhereView, { isPassportOpen, marks }: Noting): NotebookRow[] {
  const seats = seatsAround(view.seats.length, view.viewer);
  const known: SpywhereView = isPassportOpen ? view : { ...view, own: null };
  // To those who do not see my passport I am one more whose nationality is open.
  const open = isPassportOpen || view.viewer === null ? seats : [...seats, view.viewer];
  const possible = possibilities(known, open);
  return seats.map((seat, row) => ({
    seat,
    cells: spywhereRules.NATIONS.map((nation, index) => {
      const certain = whyCertain(known, seat, nation, possible[row]!, index);
      return { nation, certain, mark: certain ? null : (marks[cellKey(seat, nation)] ?? null) };
    }),
  }));
}

function whyCertain(
  view: SpywhereView,
  seat: Seat,
  nation: Nation,
  { ever, always }: Possible,
  index: number,
): Certain | null {
  if (view.out === nation) return 'out';
  if (view.seats[seat]!.clues.includes(nation)) return 'clue';
  if (view.own?.passports.includes(nation)) return 'mine';
  if ((always >> index) & 1) return 'known';
  return (ever >> index) & 1 ? null : 'deduced';
}

/** Two sets of nationalities, as bits: those that a seat may have, and those that it must have. */
interface Possible {
  ever: number;
  always: number;
}

/** Every way of handing the passports out that fits what is known (S-10, S-24): there are few. */
function possibilities(view: SpywhereView, seats: readonly Seat[]): Possible[] {
  const { setOf, NATIONS } = spywhereRules;
  const all = (1 << NATIONS.length) - 1;
  const gone = setOf([...(view.out ? [view.out] : []), ...(view.own?.passports ?? [])]);
  const open = seats.map((seat) => all & ~gone & ~setOf(view.seats[seat]!.clues));
  const found: Possible[] = seats.map(() => ({ ever: 0, always: all }));
  const held = handfuls(view.seats.length === 2 ? 2 : 1);
  const chosen: number[] = [];
  const hand = (row: number, taken: number): void => {
    if (row === seats.length) {
      for (const [index, set] of chosen.entries()) {
        found[index]!.ever |= set;
        found[index]!.always &= set;
      }
      return;
    }
    for (const set of held) {
      if ((set & ~(open[row]! & ~taken)) !== 0) continue;
      chosen[row] = set;
      hand(row + 1, taken | set);
    }
  };
  hand(0, 0);
  return found.map((seat, row) => (seat.ever === 0 ? { ever: open[row]!, always: 0 } : seat));
}

/** Each set of so many passports: one, or with two players two (S-50). */
function handfuls(size: 1 | 2): number[] {
  const ones = spywhereRules.NATIONS.map((_, index) => 1 << index);
  if (size === 1) return ones;
  return ones.flatMap((one, index) => ones.slice(index + 1).map((other) => one | other));
}
