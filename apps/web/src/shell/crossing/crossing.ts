import { keptKey } from '../live/table-key.ts';
import type { Person } from '../session/api.ts';
import { readPerson } from '../session/person-kept.ts';
import { readSeatsKept, type SeatKept } from '../session/seats-kept.ts';
import type { Settings } from '../settings.ts';

/** A seat, and the key of its table where it has one. */
type SeatCrossing = SeatKept & { readonly key?: string };

/**
 * What a page takes along from its plain address to its secure one: seats, keys, name and wishes. For a browser the two are
 * different sites, and neither knows what was kept for the other.
 */
export interface Crossing {
  /** The latest first. */
  readonly seats: readonly SeatCrossing[];
  readonly person?: Person;
  readonly language?: string;
  readonly theme?: Settings['theme'];
}

/** In the fragment of a link, where no server ever sees it: whoever knows a seat's secret sits there. */
const IN_FRAGMENT = /([#&])over=([\w-]+)/;

/** The same page, at the secure address, with all that is kept here. */
export function crossingTo(
  secure: string,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  wishes: Pick<Crossing, 'language' | 'theme'>,
): string {
  const person = readPerson();
  const seats = readSeatsKept().map((seat) => {
    const key = keptKey(seat.code);
    return key === null ? seat : { ...seat, key };
  });
  const along: Crossing = { seats, ...(person && { person }), ...wishes };
  const rest = hash.length > 1 ? `${hash}&` : '#';
  return `${secure}${pathname}${search}${rest}over=${inLetters(JSON.stringify(along))}`;
}

/** What came along in this fragment, and the fragment without it; null where nothing did. */
export function readCrossing(hash: string): { readonly along: unknown; readonly rest: string } | null {
  const found = IN_FRAGMENT.exec(hash);
  if (!found) return null;
  const rest = hash.replace(IN_FRAGMENT, '');
  return { along: parsed(found[2]!), rest: rest.length > 1 ? rest : '' };
}

function parsed(letters: string): unknown {
  try {
    return JSON.parse(fromLetters(letters)) as unknown;
  } catch {
    // Cut off on the way.
    return null;
  }
}

const inLetters = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromLetters = (letters: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    ),
  );
