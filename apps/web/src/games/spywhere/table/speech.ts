import * as spywhereRules from '@oeillade/games/spywhere';
import type { Seat } from '@oeillade/kernel';
import { type Language, t } from '../../../shell/i18n/index.ts';
import { sayChat } from '../../../ui/table/say-chat.ts';
import { markName, markThing, piecesOf, type SentencePiece } from '../../../ui/table/sentence.ts';
import { say } from '../texts/table.ts';
import type { NotebookCell } from './notebook.ts';
import type { Saying, SpywhereLogEntry } from './spywhere-log.ts';
import type { MarketCard, Nation, Place, SpywhereScreen, Stack } from './spywhere-screen.ts';

const { NATION_FACTS } = spywhereRules;

export const nationName = (nation: Nation, language: Language): string => NATION_FACTS[nation].name[language];
export const dishName = (nation: Nation, language: Language): string => NATION_FACTS[nation].dish[language];
const nationCode = (nation: Nation): string => NATION_FACTS[nation].code;

/** Name and code, so that voice control finds a nationality by either. */
const callName = (nation: Nation, language: Language): string =>
  `${nationName(nation, language)} ${nationCode(nation)}`;

const words = (nation: Nation, language: Language) => ({
  nation: callName(nation, language),
  dish: dishName(nation, language),
});

export type NameOf = (seat: Seat) => string;

/** A saying in the language of the page, with names and nationalities set apart. */
export function sayParts(saying: Saying, nameOf: NameOf): SentencePiece[] {
  const name = 'name' in saying ? markName(nameOf(saying.name)) : '';
  const set = ('nations' in saying ? saying.nations : []).map(markThing);
  switch (saying.say) {
    case 'ended':
      return piecesOf(t('says.ended'));
    case 'phrase':
    case 'text':
      return sayChat(saying, name, nameOf(saying.name));
    case 'attempted':
    case 'attemptedYours':
      return piecesOf(say(`says.${saying.say}`, { name, named: nameOf(saying.named), nation: set[0] ?? '' }));
    case 'exchanged':
      return piecesOf(say('says.exchanged', { name, nation: set[0] ?? '', other: set[1] ?? '' }));
    default:
      return piecesOf(say(`says.${saying.say}`, { name, nation: set.join(' ') }));
  }
}

/** The same as one sentence, for voices and screen readers. */
export function sayAll({ saying, standIn }: SpywhereLogEntry, nameOf: NameOf, language: Language): string {
  const sentence = sayParts(saying, nameOf)
    .map(({ is, text }) => (is === 'thing' ? nationName(text as Nation, language) : text))
    .join('');
  return standIn ? `${sentence}. ${t('table.standIn')}` : sentence;
}

type Stepping = Pick<
  SpywhereScreen,
  'step' | 'isMyTurn' | 'turn' | 'awaited' | 'last' | 'eliminable' | 'targets'
>;

/** What whoever is on turn is at. */
export function sayStep(screen: Stepping): string {
  const { step, isMyTurn, turn, awaited, last } = screen;
  if (step === 'last') {
    if (last) return say('steps.last');
    return say('waiting', { names: awaited.map(({ name }) => name).join(', ') });
  }
  const name = turn?.name ?? '';
  if (step === 'draw') return isMyTurn ? say('steps.draw') : say('steps.theirDraw', { name });
  if (step === 'exchange') {
    return isMyTurn ? say('steps.exchange') : say('steps.theirExchange', { name });
  }
  if (!isMyTurn) return say('steps.theirAct', { name });
  if (screen.eliminable) return say('steps.eliminate');
  return say(screen.targets.length > 0 ? 'steps.attempt' : 'steps.end');
}

type Turning = Pick<SpywhereScreen, 'step' | 'turn' | 'isMyTurn' | 'isLastRound' | 'closed'>;

export function sayTurn({ step, turn, isMyTurn, isLastRound, closed }: Turning): string {
  if (step === 'last' && closed) {
    return closed.by ? say('ends.attempts', { name: closed.by.name }) : say('ends.pile');
  }
  const name = turn?.name ?? '';
  const whose = isMyTurn ? t('table.yourTurn', { name }) : t('table.turnOf', { name });
  return isLastRound ? say('ends.lastRound', { turn: whose }) : whose;
}

export function sayPlace(place: Place, attemptsToEnd: number, language: Language): string {
  return [
    place.name,
    place.isBot ? 'bot' : null,
    place.away ? t('table.away') : null,
    place.isTurn ? t('table.onTurn') : null,
    t('table.faceCards', { count: place.cards }),
    `${say('cluePile')}: ${sayClues(place, language)}`,
    say('attempts', { done: place.attempted.length, all: attemptsToEnd }),
  ]
    .filter(Boolean)
    .join('. ');
}

const sayClues = ({ clues }: Place, language: Language): string =>
  clues.length === 0 ? say('noClues') : clues.map(({ nation }) => nationName(nation, language)).join(', ');

export function sayGuess(name: string, nation: Nation, language: Language, cell?: NotebookCell): string {
  const guess = say('identifyAs', { name, nation: callName(nation, language) });
  return cell?.certain ? `${guess}, ${say(`states.${cell.certain}`)}` : guess;
}

/** What pressing a market card does, or what it is. */
export function sayMarketCard(
  { nation }: MarketCard,
  screen: Pick<SpywhereScreen, 'mayExchange' | 'gave'>,
  language: Language,
): string {
  const card = say('card', words(nation, language));
  if (!screen.mayExchange) return card;
  const took = callName(nation, language);
  return screen.gave
    ? say('giveFor', { gave: nationName(screen.gave, language), took })
    : say('take', { nation: took });
}

export function sayStack(
  { nation, count }: Stack,
  screen: Pick<SpywhereScreen, 'mayExchange' | 'market'>,
  language: Language,
): string {
  const stack = say('stack', { ...words(nation, language), count });
  if (!screen.mayExchange) return stack;
  const gave = callName(nation, language);
  const taken = screen.market.find(({ isSelected }) => isSelected);
  return taken
    ? `${say('giveFor', { gave, took: nationName(taken.nation, language) })}. ${stack}`
    : `${say('give', { nation: gave })}. ${stack}`;
}

export const sayCell = (cell: NotebookCell, name: string, language: Language): string =>
  say('cell', {
    name,
    nation: nationName(cell.nation, language),
    state: say(`states.${cell.certain ?? cell.mark ?? 'open'}`),
  });
