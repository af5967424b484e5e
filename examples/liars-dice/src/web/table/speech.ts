import type { Seat } from '@oeillade/kernel';
import { t } from '@oeillade/web/shell/i18n/index.ts';
import type { Announcement } from '@oeillade/web/shell/session/model.ts';
import { type Chat, chatOf, entriesOf, type LogEntry } from '@oeillade/web/ui/table/log-entries.ts';
import { sayChat } from '@oeillade/web/ui/table/say-chat.ts';
import { type DiceSeen, loserOf } from '../../rules/index.ts';
import { say } from '../texts/table.ts';
import type { Cup, DiceScreen } from './dice-screen.ts';

type Doubted = Extract<DiceSeen, { e: 'doubted' }>;

/** What is said of an announcement, without the words. */
export type Saying =
  | { readonly say: 'begins' | 'lost'; readonly name: Seat }
  | { readonly say: 'bid'; readonly name: Seat; readonly count: number; readonly face: number }
  | { readonly say: 'doubted'; readonly name: Seat; readonly doubted: Doubted }
  | { readonly say: 'ended' }
  | Chat;

export type DiceEntry = LogEntry<Saying>;
export type NameOf = (seat: Seat) => string;

export const logEntries = (announcements: readonly Announcement[]): DiceEntry[] =>
  entriesOf(announcements, (what) => {
    if (what.kind === 'said') return chatOf(what.said);
    return what.kind === 'event' ? sayingsOf(what.event as unknown as DiceSeen) : [];
  });

export function sayingsOf(event: DiceSeen): Saying[] {
  switch (event.e) {
    case 'dealt':
    case 'rolled':
      return [{ say: 'begins', name: event.first }];
    case 'bid':
      return [{ say: 'bid', name: event.seat, count: event.count, face: event.face }];
    case 'doubted':
      return [
        { say: 'doubted', name: event.seat, doubted: event },
        { say: 'lost', name: loserOf(event) },
      ];
    case 'ended':
      return [{ say: 'ended' }];
  }
}

export function sayIt(saying: Saying, nameOf: NameOf): string {
  const name = 'name' in saying ? nameOf(saying.name) : '';
  switch (saying.say) {
    case 'ended':
      return t('says.ended');
    case 'phrase':
    case 'text':
      return sayChat(saying, name, name)
        .map(({ text }) => text)
        .join('');
    case 'bid':
      return say('says.bid', { name, count: saying.count, face: saying.face });
    case 'doubted': {
      const { of, counted, face } = saying.doubted;
      return say('says.doubted', { name, of: nameOf(of), counted, face });
    }
    default:
      return say(`says.${saying.say}`, { name });
  }
}

/** An entry as one sentence, for voices and screen readers. */
export const sayEntry = ({ saying, standIn }: DiceEntry, nameOf: NameOf): string =>
  standIn ? `${sayIt(saying, nameOf)}. ${t('table.standIn')}` : sayIt(saying, nameOf);

export const sayTurn = ({ turn, isMyTurn }: DiceScreen): string =>
  t(isMyTurn ? 'table.yourTurn' : 'table.turnOf', { name: turn?.name ?? '' });

export function sayStep({ isMyTurn, turn, bid }: DiceScreen): string {
  if (!isMyTurn) return turn ? say('thinks', { name: turn.name }) : '';
  return bid ? say('bidOrDoubt') : say('bidFirst');
}

/** The dice of a cup, as far as they are seen. */
export function sayDice(dice: readonly (number | null)[]): string {
  if (dice.length === 0) return say('noDice');
  const open = dice.filter((die) => die !== null);
  return open.length > 0 ? open.join(', ') : say('hidden', { count: dice.length });
}

export const sayCup = ({ name, dice }: Cup): string => say('diceOf', { name, dice: sayDice(dice) });
