import type * as spywhereRules from '@oeillade/games/spywhere';
import type { Seat } from '@oeillade/kernel';
import type { Announcement } from '../../../shell/session/model.ts';
import { type Chat, chatOf, entriesOf, type LogEntry } from '../../../ui/table/log-entries.ts';
import type { Nation } from './spywhere-screen.ts';

/** What is said of an announcement, without the words: `speech.ts` has them. */
export type Saying =
  | { readonly say: 'dealt' | 'drew' | 'bonus' | 'lastIn' | 'closedBy'; readonly name: Seat }
  | {
      readonly say: 'drewYours' | 'bonusYours' | 'eliminated';
      readonly name: Seat;
      readonly nations: readonly [Nation];
    }
  | {
      readonly say: 'exchanged';
      readonly name: Seat;
      readonly nations: readonly [gave: Nation, took: Nation];
    }
  | { readonly say: 'attempted'; readonly name: Seat; readonly named: Seat }
  | {
      readonly say: 'attemptedYours';
      readonly name: Seat;
      readonly named: Seat;
      readonly nations: readonly [Nation];
    }
  | { readonly say: 'out' | 'filled' | 'returned'; readonly nations: readonly Nation[] }
  | { readonly say: 'closedPile' | 'ended' }
  | Chat;

export type SpywhereLogEntry = LogEntry<Saying>;

export const logEntries = (announcements: readonly Announcement[]): SpywhereLogEntry[] =>
  entriesOf(announcements, sayingsOf);

/** Said for those who only hear; the others see it well enough. */
export const isAside = ({ saying }: SpywhereLogEntry): boolean =>
  saying.say === 'drew' || saying.say === 'filled';

function sayingsOf(what: Announcement['what']): Saying[] {
  switch (what.kind) {
    case 'event':
      return eventSayings(what.event as unknown as spywhereRules.SpywhereSeen);
    case 'said':
      return chatOf(what.said);
    default:
      return [];
  }
}

function eventSayings(event: spywhereRules.SpywhereSeen): Saying[] {
  switch (event.e) {
    case 'dealt':
      return [
        ...(event.out ? [{ say: 'out', nations: [event.out] } as const] : []),
        { say: 'dealt', name: event.first },
      ];
    case 'drew':
      return [drawn(event)];
    case 'exchanged':
      return [{ say: 'exchanged', name: event.seat, nations: [event.gave, event.took] }];
    case 'eliminated':
      return [{ say: 'eliminated', name: event.seat, nations: [event.nation] }];
    case 'filled':
      return [{ say: 'filled', nations: event.cards }];
    case 'returned':
      return [{ say: 'returned', nations: [event.nation] }];
    case 'attempted':
      return 'nation' in event
        ? [{ say: 'attemptedYours', name: event.seat, named: event.at, nations: [event.nation] }]
        : [{ say: 'attempted', name: event.seat, named: event.at }];
    case 'closed':
      return event.by === null ? [{ say: 'closedPile' }] : [{ say: 'closedBy', name: event.by }];
    case 'attempted-last':
      return [{ say: 'lastIn', name: event.seat }];
    case 'ended':
      return [{ say: 'ended' }];
    case 'turn-ended':
      return [];
  }
}

function drawn(event: spywhereRules.Drew | spywhereRules.DrewSeen): Saying {
  const isBonus = event.why === 'bonus';
  if (!('card' in event)) return { say: isBonus ? 'bonus' : 'drew', name: event.seat };
  return { say: isBonus ? 'bonusYours' : 'drewYours', name: event.seat, nations: [event.card] };
}
