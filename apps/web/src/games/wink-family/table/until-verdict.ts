import type { Lobby } from '@oeillade/table';
import type { TableModel } from '../../../shell/session/model.ts';
import { remembering } from '../../../shell/store.ts';
import type { CellShown, FaceShown, HandCard, WinkScreen, Wishes } from './shown.ts';
import { rememberedScreen } from './wink-screen.ts';

/** The screen from one moment to the next; `suspense` is the announcement whose outcome the stage keeps back, as in `onStage`. */
export function screenUntilVerdict() {
  const screenOf = rememberedScreen();
  const screenBefore = rememberedScreen();
  const keptBack = remembering(({ now, before }: { now: WinkScreen; before: WinkScreen }) =>
    untilVerdict(now, before),
  );
  const views = new ViewsBefore();
  return (told: TableModel, lobby: Lobby, wishes: Wishes, suspense: string | null): WinkScreen => {
    const now = screenOf(told, lobby, wishes);
    views.hear(told);
    if (suspense === null) return now;
    const view = views.before(Number(suspense)) ?? told.view;
    return keptBack({ now, before: screenBefore({ ...told, view }, lobby, wishes) });
  };
}

/** As many announcements as may wait for the stage, and the one that is played. */
const MOST = 4;

/** The views with which the last announcements met: an announcement comes before the view that follows from it. */
class ViewsBefore {
  readonly #views = new Map<number, TableModel['view']>();
  #last = -1;

  hear({ announcements, view }: Pick<TableModel, 'announcements' | 'view'>): void {
    for (const { key } of announcements) {
      if (key <= this.#last) continue;
      this.#last = key;
      this.#views.set(key, view);
    }
    for (const key of [...this.#views.keys()].slice(0, -MOST)) this.#views.delete(key);
  }

  before(announcement: number): TableModel['view'] | undefined {
    return this.#views.get(announcement);
  }
}

/** What tells of the outcome is as it was before. What may be done, and every gaze, is as it is now: a press waits for no verdict. */
function untilVerdict(now: WinkScreen, before: WinkScreen): WinkScreen {
  const { spies, scores } = before;
  // Where the turn has gone on, and where I am to act, words of the turn before would mislead.
  const isSameTurn = now.turn?.seat === before.turn?.seat && !now.isMyTurn;
  const { step, turnCalled } = isSameTurn ? before : now;
  return {
    ...now,
    spies,
    scores,
    step,
    turnCalled,
    myCall: now.myCall ?? before.myCall,
    hand: before.hand.map((card) => callOn(card, now.hand)),
    cells: now.cells.map((cell, nth) => cellBefore(cell, before.cells[nth])),
    faces: now.faces.map((face, nth) => faceBefore(face, before.faces[nth])),
  };
}

/** A card of mine that is called meanwhile is called: only whether I still hold it has to wait. */
const callOn = (card: HandCard, hand: readonly HandCard[]): HandCard =>
  hand.find(({ number }) => number === card.number) ?? card;

function cellBefore(cell: CellShown, before: CellShown | undefined): CellShown {
  if (!before) return cell;
  const { card, pawn, isCalled, isMine } = before;
  return { ...cell, card, pawn, isCalled, isMine };
}

const faceBefore = (face: FaceShown, before: FaceShown | undefined): FaceShown => ({
  ...face,
  cards: before?.cards ?? face.cards,
});
