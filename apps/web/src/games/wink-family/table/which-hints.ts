import type { SeenSignal, TableModel } from '../../../shell/session/model.ts';
import { type Hint, type HintContext, lastEvent } from '../../../ui/hints/hint.ts';
import type { hints as french } from '../texts/fr/hints.ts';
import type { WinkScreen } from './shown.ts';

export type WinkHint = Hint<keyof typeof french>;

/** What fits this moment at a table of the wink family, the most urgent first; `seen` is a signal of this moment. Whoever watches needs none. */
export function winkHints(
  screen: WinkScreen,
  seen: SeenSignal | null,
  heard: HintContext & Pick<TableModel, 'felt'>,
): WinkHint[] {
  const { me, hand, nameable, isMyTurn, mayCall, myCall, looking, carriesEyes, feels, people } = screen;
  if (!me) return [];
  const caller = hand.find((card) => card.caller)?.caller;
  const hints: (WinkHint | false | null | undefined)[] = [
    seen !== null && seen.to === me.seat && { id: 'winked', name: people[seen.of]?.name ?? '' },
    seen !== null && seen.to !== me.seat && { id: 'caught' },
    (heard.suspended !== null || lastEvent(heard)?.e === 'accused') && { id: 'accused' },
    carriesEyes && caller && { id: 'mine', name: caller.name },
    nameable.length > 0 && { id: 'name' },
    isMyTurn && mayCall && nameable.length === 0 && { id: 'turn' },
    carriesEyes && !isMyTurn && myCall !== null && { id: 'seek' },
    feels && heard.felt !== null && heard.felt > 0 && { id: 'felt' },
    carriesEyes && !isMyTurn && looking === null && { id: 'eyes' },
  ];
  return hints.filter((hint) => Boolean(hint)) as WinkHint[];
}

/** What fits this moment on a phone among real faces. Others may glance at it: none of it follows from my cards. */
export function phoneHints(screen: WinkScreen, hasSeenHand: boolean, heard: HintContext): WinkHint[] {
  const { me, nameable, isMyTurn, mayCall, cells } = screen;
  if (!me) return [];
  const hints: (WinkHint | false)[] = [
    (heard.suspended !== null || lastEvent(heard)?.e === 'accused') && { id: 'accused' },
    !hasSeenHand && { id: 'peek' },
    nameable.length > 0 && { id: 'nameInRoom' },
    isMyTurn && mayCall && nameable.length === 0 && { id: 'turnInRoom' },
    cells.some(({ isCalled, isMine }) => isCalled && !isMine) && { id: 'calledInRoom' },
  ];
  return hints.filter((hint) => hint !== false);
}
