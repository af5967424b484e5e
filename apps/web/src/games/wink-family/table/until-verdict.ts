import type { Lobby } from '@oeillade/table';
import type { TableModel } from '../../../shell/session/model.ts';
import { remembering } from '../../../shell/store.ts';
import type { CellShown, FaceShown, HandCard, WinkScreen, Wishes } from './shown.ts';
import { rememberedScreen } from './wink-screen.ts';

/** The screen from one moment to the next; `isOpen` while the stage keeps an outcome in suspense. */
export function screenUntilVerdict() {
  const screenOf = rememberedScreen();
  const screenBefore = rememberedScreen();
  const keptBack = remembering(({ now, before }: { now: WinkScreen; before: WinkScreen }) =>
    untilVerdict(now, before),
  );
  // An announcement comes before the view that follows from it.
  let viewBefore: TableModel['view'] = null;
  return (told: TableModel, lobby: Lobby, wishes: Wishes, isOpen: boolean): WinkScreen => {
    const now = screenOf(told, lobby, wishes);
    viewBefore = isOpen ? (viewBefore ?? told.view) : null;
    if (viewBefore === null) return now;
    return keptBack({ now, before: screenBefore({ ...told, view: viewBefore }, lobby, wishes) });
  };
}

/** What tells of the outcome is as it was before. What may be done, and every gaze, is as it is now: a press waits for no verdict. */
function untilVerdict(now: WinkScreen, before: WinkScreen): WinkScreen {
  const { spies, scores, step, turnCalled } = before;
  return {
    ...now,
    spies,
    scores,
    step,
    turnCalled,
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
