import type { SpywhereScreen } from '../../../games/spywhere/table/spywhere-screen.ts';
import type { WinkScreen } from '../../../games/wink-family/table/shown.ts';
import type { learn } from '../../../shell/i18n/fr/learn.ts';
import type { SeenSignal, TableModel } from '../../../shell/session/model.ts';

export type HintId = Exclude<keyof typeof learn.hints, 'label' | 'close' | 'off'>;

/** Something that is good to know right now, with the name that is in its sentence. */
export interface Hint {
  readonly id: HintId;
  readonly name?: string;
}

type Heard = Pick<TableModel, 'announcements' | 'suspended'>;

/** What happened last in the game, and who did it. */
function lastEvent({ announcements }: Heard): { readonly e: string; readonly seat: unknown } | null {
  const what = announcements.at(-1)?.what;
  return what?.kind === 'event' ? { e: what.event.e, seat: what.event['seat'] } : null;
}

/** What fits this moment at a table of the wink family, the most urgent first. Whoever watches needs none. */
export function winkHints(
  screen: WinkScreen,
  signal: SeenSignal | null,
  heard: Heard & Pick<TableModel, 'felt'>,
): Hint[] {
  const { me, hand, nameable, isMyTurn, mayCall, looking, carriesEyes, feels } = screen;
  if (!me) return [];
  const caller = hand.find((card) => card.caller)?.caller;
  const hints: (Hint | false | null | undefined)[] = [
    signal !== null && signal.to !== me.seat && { id: 'caught' },
    (heard.suspended !== null || lastEvent(heard)?.e === 'accused') && { id: 'accused' },
    carriesEyes && caller && { id: 'mine', name: caller.name },
    nameable.length > 0 && { id: 'name' },
    isMyTurn && mayCall && nameable.length === 0 && { id: 'turn' },
    feels && heard.felt !== null && heard.felt > 0 && { id: 'felt' },
    carriesEyes && !isMyTurn && looking === null && { id: 'eyes' },
  ];
  return hints.filter((hint) => Boolean(hint)) as Hint[];
}

/** What fits this moment on a phone among real faces. Others may glance at it: none of it follows from my cards. */
export function phoneHints(screen: WinkScreen, hasSeenHand: boolean, heard: Heard): Hint[] {
  const { me, nameable, isMyTurn, mayCall, cells } = screen;
  if (!me) return [];
  const hints: (Hint | false)[] = [
    (heard.suspended !== null || lastEvent(heard)?.e === 'accused') && { id: 'accused' },
    !hasSeenHand && { id: 'peek' },
    nameable.length > 0 && { id: 'nameInRoom' },
    isMyTurn && mayCall && nameable.length === 0 && { id: 'turnInRoom' },
    cells.some(({ isCalled, isMine }) => isCalled && !isMine) && { id: 'calledInRoom' },
  ];
  return hints.filter((hint) => hint !== false);
}

/** What fits this moment at a table of Spywhere. */
export function spywhereHints(screen: SpywhereScreen, heard: Heard): Hint[] {
  const { me, mayDraw, mayExchange, eliminable, targets } = screen;
  if (!me) return [];
  const last = lastEvent(heard);
  const hints: (Hint | false)[] = [
    mayDraw && { id: 'draw' },
    mayExchange && { id: 'exchange' },
    eliminable !== null && { id: 'eliminate' },
    eliminable === null && targets.length > 0 && { id: 'identify' },
    last?.e === 'exchanged' && last.seat !== me.seat && { id: 'theirs' },
  ];
  return hints.filter((hint) => hint !== false);
}
