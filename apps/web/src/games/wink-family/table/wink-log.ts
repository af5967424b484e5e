import type * as winkFamily from '@oeillade/games/wink-family';
import type { Seat } from '@oeillade/kernel';
import type { Announcement } from '../../../shell/session/model.ts';
import { type Chat, chatOf, entriesOf, type LogEntry } from '../../../ui/table/log-entries.ts';

export type Outcome = 'right' | 'wrong' | 'unmasked' | 'missed';

/** What is said of an announcement, without the words: `speech.ts` has them. */
export type Saying =
  | { readonly say: 'dealt' | 'passed'; readonly name: Seat }
  | { readonly say: 'called' | 'laid'; readonly name: Seat; readonly number: number }
  | {
      readonly say: 'designates' | 'accuses';
      readonly name: Seat;
      readonly named: Seat;
      readonly number: number;
      /** Null while the stage keeps it in suspense. */
      readonly outcome: Outcome | null;
    }
  | { readonly say: 'margin'; readonly name: Seat; readonly ms: number }
  | { readonly say: 'tooLate'; readonly name: Seat }
  | { readonly say: 'ended' }
  | Chat;

export type WinkLogEntry = LogEntry<Saying>;

export const logEntries = (announcements: readonly Announcement[]): WinkLogEntry[] =>
  entriesOf(announcements, sayingsOf);

/** What may be told while the stage keeps this announcement in suspense: nothing that came after it. */
export const announcedUntil = (
  announcements: readonly Announcement[],
  suspense: string | null,
): readonly Announcement[] =>
  suspense === null ? announcements : announcements.filter(({ key }) => key <= Number(suspense));

/** The entries of what may be told, the last of them without what came of it. */
export function entriesUntil(
  announcements: readonly Announcement[],
  suspense: string | null,
): WinkLogEntry[] {
  const entries = logEntries(announcedUntil(announcements, suspense));
  if (suspense === null) return entries;
  return entries.flatMap((entry) => {
    if (!entry.key.startsWith(`${suspense}.`)) return [entry];
    return 'outcome' in entry.saying ? [{ ...entry, saying: { ...entry.saying, outcome: null } }] : [];
  });
}

function sayingsOf(what: Announcement['what']): Saying[] {
  switch (what.kind) {
    case 'event':
      return eventSayings(what.event as unknown as winkFamily.WinkSeen);
    case 'ruling':
      return rulingSayings(what.ruling.order);
    case 'said':
      return chatOf(what.said);
  }
}

function eventSayings(event: winkFamily.WinkSeen): Saying[] {
  switch (event.e) {
    case 'dealt':
      return [{ say: 'dealt', name: event.first }];
    case 'called':
      return [{ say: 'called', name: event.seat, number: event.number }];
    case 'passed':
      return [{ say: 'passed', name: event.seat }];
    case 'designated': {
      const { seat: name, named, number, right, laidBy } = event;
      const entry: Saying = { say: 'designates', name, named, number, outcome: right ? 'right' : 'wrong' };
      return typeof laidBy === 'number' ? [entry, { say: 'laid', name: laidBy, number }] : [entry];
    }
    case 'accused': {
      const { seat: name, named, number, right } = event;
      return [{ say: 'accuses', name, named, number, outcome: right ? 'unmasked' : 'missed' }];
    }
    case 'ended':
      return [{ say: 'ended' }];
    default:
      return [];
  }
}

/** Where several pressed, by how much the first was ahead, and whose press came to nothing. */
function rulingSayings(order: readonly { seat: Seat; after: number; stood: boolean }[]): Saying[] {
  const [first, second] = order;
  if (!first || !second) return [];
  const late = order
    .filter(({ stood }) => !stood)
    .map(({ seat }): Saying => ({ say: 'tooLate', name: seat }));
  return [{ say: 'margin', name: first.seat, ms: second.after }, ...late];
}

/** The entries of the last ruling, with the accusations that it settled; null where there was none. */
export function lastRuling(
  announcements: readonly Announcement[],
): { key: number; entries: WinkLogEntry[] } | null {
  const at = announcements.findLastIndex(({ what }) => what.kind === 'ruling');
  if (at < 0) return null;
  const ruling = announcements[at]!;
  const settled =
    ruling.what.kind === 'ruling' ? ruling.what.ruling.order.filter(({ stood }) => stood).length : 0;
  const accusations = announcements
    .slice(0, at)
    .filter(({ what }) => what.kind === 'event' && what.event.e === 'accused')
    .slice(settled === 0 ? announcements.length : -settled);
  return { key: ruling.key, entries: logEntries([...accusations, ruling]) };
}
