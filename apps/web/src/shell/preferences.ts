import { onDevice } from './storage.ts';

const RULES = 'oeillade/alone-rules';
const ARRANGES = 'oeillade/alone-arranges';

/** The rules of the last table that was arranged alone. The next one begins with them. */
export function readRules(): object {
  const kept = onDevice.readValue(RULES);
  return typeof kept === 'object' && kept !== null ? kept : {};
}

export const keepRules = (rules: object): void => onDevice.writeValue(RULES, rules);

/** Whether this person likes to choose their opponents before a game begins. */
export const readArranges = (): boolean => onDevice.read(ARRANGES) === 'yes';

export const keepArranges = (arranges: boolean): void => onDevice.write(ARRANGES, arranges ? 'yes' : 'no');

const OPPONENTS = 'oeillade/opponents';

/** The persons of the cast whom somebody likes to play against; none where anybody may come. */
export function readOpponents(): readonly string[] {
  const kept = onDevice.readValue(OPPONENTS);
  return Array.isArray(kept) ? kept.map(String) : [];
}

export const keepOpponents = (ids: readonly string[]): void => onDevice.writeValue(OPPONENTS, ids);

const CHOSEN = 'oeillade/game';
const BEGUN = 'oeillade/begun';

/** The game that was chosen last; null for somebody who is here for the first time. */
export const readChosen = (): string | null => onDevice.read(CHOSEN);

export const keepChosen = (game: string): void => onDevice.write(CHOSEN, game);

/** Whether anybody has begun a game of this kind on this device; it is called as its lesson is. */
export const hasBegun = (kind: string): boolean => readBegun().includes(kind);

export const noteBegun = (kind: string): void =>
  onDevice.writeValue(BEGUN, [...new Set([...readBegun(), kind])]);

const FIRST = 'oeillade/begun-first';

/** The table of this browser at which somebody plays a first game of its kind. */
export const noteFirstTable = (code: string): void => onDevice.write(FIRST, code);

export const isFirstTable = (code: string): boolean => onDevice.read(FIRST) === code;

function readBegun(): readonly string[] {
  const kept = onDevice.readValue(BEGUN);
  return Array.isArray(kept) ? kept.map(String) : [];
}
