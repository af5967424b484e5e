import { type CSSProperties, memo } from 'react';
import { CardBack, colourOf, Icon, Pawn } from '../../../ui/art/index.ts';
import { CharacterCard } from '../art/index.ts';
import { say } from '../texts/table.ts';
import css from './called-strip.module.css';
import type { CellShown } from './shown.ts';
import { useSwipe } from './use-swipe.ts';
import { useShown, useTable } from './use-wink.ts';

/** With more cards of others than these, they are drawn smaller. */
const MOST_AT_EASE = 5;

/** The cards that are called, with the pawns on them, mine on the fold: all that faces leave of the board. It opens the rest. */
export const CalledStrip = memo(function CalledStrip() {
  const { showBoard } = useTable().actions;
  const { called, left, isAnswered, isSeated } = useShown(({ screen, isAnswered }) => ({
    called: calledIn(
      screen.cells,
      screen.faces.map(({ seat }) => seat),
    ),
    left: screen.cells.filter(({ card }) => card !== 'gone').length,
    isAnswered,
    isSeated: screen.me !== null,
  }));
  const open = () => showBoard(true);
  const swipe = useSwipe('up', open);
  const mine = called.find(({ isMine }) => isMine);
  const others = called.filter(({ isMine }) => !isMine);
  const half = Math.ceil(others.length / 2);
  return (
    <button
      type="button"
      className={css.strip}
      data-part="wink-strip"
      data-anchor="board"
      data-crowded={others.length > MOST_AT_EASE || undefined}
      aria-label={sayStrip(called, left)}
      onClick={open}
      {...swipe}
    >
      <span className={css.side}>
        {others.slice(0, half).map((cell) => (
          <Called key={cell.number} cell={cell} />
        ))}
      </span>
      {isSeated && (
        <span className={css.mine} data-answered={(mine && isAnswered) || undefined}>
          {mine ? <Called cell={mine} /> : <span className={css.none} />}
        </span>
      )}
      <span className={css.side}>
        {others.slice(half).map((cell) => (
          <Called key={cell.number} cell={cell} />
        ))}
        <span className={css.rest}>
          <Icon name="grid" />
          {left}
        </span>
      </span>
    </button>
  );
});

function Called({ cell: { number, card, pawn, isMine } }: { readonly cell: CellShown }) {
  return (
    <span
      className={css.card}
      data-part={isMine ? 'wink-my-call' : undefined}
      style={pawn ? ({ '--pc': colourOf(pawn.colour) } as CSSProperties) : undefined}
    >
      {card === 'up' ? <CharacterCard number={number} /> : <CardBack />}
      {pawn && (
        <span className={css.pawn}>
          <Pawn colour={pawn.colour} />
        </span>
      )}
    </span>
  );
}

/** In the order in which the faces sit; mine among them. */
function calledIn(cells: readonly CellShown[], faces: readonly number[]): CellShown[] {
  const place = ({ pawn, isMine }: CellShown) => (isMine || !pawn ? -1 : faces.indexOf(pawn.seat));
  return cells.filter(({ isCalled }) => isCalled).sort((one, other) => place(one) - place(other));
}

function sayStrip(called: readonly CellShown[], left: number): string {
  const cards = called.map(({ number, pawn }) => `${pawn?.name ?? ''} ${number}`);
  return [say('openBoard'), say('cardsLeft', { number: left }), ...cards].join(', ');
}
