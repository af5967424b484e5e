import { CLOSE } from '@oeillade/protocol';

/** Why the table's end closed the connection, by the name that the protocol gives it. */
export type Parting = keyof typeof CLOSE;

const NAMES = new Map(Object.entries(CLOSE).map(([name, code]) => [code as number, name as Parting]));

/** Null where the connection simply broke. */
export const partingOf = (code: number): Parting | null => NAMES.get(code) ?? null;
