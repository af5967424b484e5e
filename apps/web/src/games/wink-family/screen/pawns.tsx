import type * as winkFamily from '@oeillade/games/wink-family';
import { type CSSProperties, memo } from 'react';
import { Pawn } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { cellPlace } from './cell-places.ts';
import css from './pawns.module.css';

interface PawnsProps {
  readonly board: winkFamily.WinkView['board'];
  readonly people: readonly Person[];
}

/** Everybody's pawn over the cards. It is the same pawn all along, and walks from one card to the next. */
export const Pawns = memo(function Pawns({ board, people }: PawnsProps) {
  return (
    <div className={css.pawns} aria-hidden="true">
      {people.map(({ seat, colour }) => {
        const at = board.findIndex(({ pawn }) => pawn === seat);
        if (at < 0) return null;
        const { column, row } = cellPlace(at, board.length);
        return (
          <span
            key={seat}
            className={css.pawn}
            data-part="screen-pawn"
            data-on={board[at]!.number}
            data-lost={board[at]!.card === 'up' ? undefined : ''}
            style={{ '--column': column, '--row': row } as CSSProperties}
          >
            <Pawn colour={colour} />
          </span>
        );
      })}
    </div>
  );
});
