import { readCode } from '@oeillade/protocol';
import { readCostume } from '@oeillade/table';
import * as v from 'valibot';
import { FACES } from '../faces.ts';
import { keepKey } from '../live/table-key.ts';
import { keepPerson, readPerson } from '../session/person-kept.ts';
import { keepSeat, readSeatsKept } from '../session/seats-kept.ts';
import type { Crossing } from './crossing.ts';

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const Seat = v.object({
  code: v.pipe(
    v.string(),
    v.check((code) => readCode(code) === code),
  ),
  token: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  game: text(64),
  at: v.pipe(v.number(), v.minValue(0)),
  key: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
});
const Along = v.object({
  seats: v.pipe(v.array(Seat), v.maxLength(24)),
  person: v.exactOptional(
    v.object({
      name: text(24),
      face: v.pipe(v.number(), v.integer(), v.minValue(0)),
      costume: v.exactOptional(v.unknown()),
    }),
  ),
  language: v.exactOptional(v.string()),
  theme: v.exactOptional(v.picklist(['system', 'nuit', 'jour'])),
});

/**
 * Keeps what came along, and gives the wishes that are left; null where it is nothing of ours. A link can come from anybody: it
 * takes nothing away that is kept already, but for an older seat at the same table.
 */
export function takeCrossing(along: unknown): Pick<Crossing, 'language' | 'theme'> | null {
  const read = v.safeParse(Along, along);
  if (!read.success) return null;
  const { seats, person, ...wishes } = read.output;
  const kept = new Map(readSeatsKept().map(({ code, at }) => [code, at]));
  for (const { key, ...seat } of [...seats].reverse()) {
    if (seat.at < (kept.get(seat.code) ?? 0)) continue;
    keepSeat(seat);
    if (key !== undefined) keepKey(seat.code, key);
  }
  if (person && !readPerson()) {
    const costume = readCostume(person.costume);
    keepPerson({ name: person.name, face: person.face % FACES, ...(costume && { costume }) });
  }
  return wishes;
}
