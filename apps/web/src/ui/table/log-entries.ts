import type { Seat } from '@oeillade/kernel';
import type { Announcement } from '../../shell/session/model.ts';

/** What people say to each other, at every table alike. */
export type Chat =
  | { readonly say: 'phrase'; readonly name: Seat; readonly phrase: string }
  | { readonly say: 'text'; readonly name: Seat; readonly text: string };

/** What is said of an announcement, without the words: each game's `speech.ts` has them. */
export interface LogEntry<Saying> {
  readonly key: string;
  readonly saying: Saying;
  readonly standIn: boolean;
}

type What = Announcement['what'];

/** The announcements in the order in which they were made; one may give several entries, or none. */
export const entriesOf = <Saying>(
  announcements: readonly Announcement[],
  sayingsOf: (what: What) => readonly Saying[],
): LogEntry<Saying>[] =>
  announcements.flatMap(({ key, what }) =>
    sayingsOf(what).map((saying, index) => ({
      key: `${key}.${index}`,
      saying,
      standIn: what.kind === 'event' && what.standIn && index === 0,
    })),
  );

export function chatOf({ seat: name, phrase, text }: (What & { kind: 'said' })['said']): Chat[] {
  if (phrase !== null) return [{ say: 'phrase', name, phrase }];
  return text === null ? [] : [{ say: 'text', name, text }];
}
