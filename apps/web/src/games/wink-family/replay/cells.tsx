import type * as winkFamily from '@oeillade/games/wink-family';
import { type CSSProperties, memo, type ReactNode } from 'react';
import type { Language } from '../../../shell/i18n/index.ts';
import { CardBack, colourOf, EmptySlot, Pawn } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { CharacterCard } from '../art/index.ts';
import { sayCell } from '../table/speech.ts';
import { say } from '../texts/table.ts';
import css from './cells.module.css';

interface CellsProps {
  readonly view: winkFamily.WinkView;
  readonly people: readonly Person[];
  readonly compact: boolean;
  readonly language: Language;
  /** The pawns are drawn elsewhere. */
  readonly withoutPawns?: boolean;
}

/** The board as it lay: to be looked at, nothing on it can be pressed. */
export const Cells = memo(function Cells({ view, people, compact, language, withoutPawns }: CellsProps) {
  return (
    <ul className={css.board} data-part="replay-board" aria-label={say('board')} data-anchor="board">
      {view.board.map(({ number, card, pawn }) => (
        <Cell
          key={number}
          number={number}
          card={card}
          pawn={pawn === null ? null : people[pawn]!}
          isCalled={pawn !== null && view.seats[pawn]!.called === number}
          compact={compact}
          language={language}
          hasPawn={!withoutPawns}
        />
      ))}
    </ul>
  );
});

interface CellProps {
  readonly number: number;
  readonly card: winkFamily.Place['card'];
  readonly pawn: Person | null;
  readonly isCalled: boolean;
  readonly compact: boolean;
  readonly language: Language;
  readonly hasPawn: boolean;
}

const NEVER = {
  isMine: false,
  isCallable: false,
  isSelected: false,
  isHeld: false,
  isDimmed: false,
} as const;

const Cell = memo(function Cell({ number, card, pawn, isCalled, compact, language, hasPawn }: CellProps) {
  const label = sayCell({ number, card, pawn, isCalled, ...NEVER }, language);
  return (
    <li
      className={css.cell}
      data-part="replay-cell"
      data-number={number}
      data-called={isCalled || undefined}
      style={pawn ? ({ '--pc': colourOf(pawn.colour) } as CSSProperties) : undefined}
    >
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">{drawing(number, card, compact)}</span>
      {pawn && hasPawn && (
        <span className={css.pawn} aria-hidden="true" data-lost={card === 'up' ? undefined : ''}>
          <Pawn colour={pawn.colour} />
        </span>
      )}
    </li>
  );
});

function drawing(number: number, card: CellProps['card'], compact: boolean): ReactNode {
  switch (card) {
    case 'up':
      return <CharacterCard number={number} compact={compact} />;
    case 'down':
      return <CardBack compact={compact} />;
    case 'gone':
      return <EmptySlot number={number} compact={compact} />;
  }
}
