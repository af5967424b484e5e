import { COSTUME_PIECES, type Costume, type CostumeKind, type CostumePiece } from '@oeillade/table';
import { useId } from 'react';
import { AvatarRound } from '../../ui/art/guests/avatar-round.tsx';
import type { Colour } from '../../ui/art/guests/colours.ts';
import { figureOf } from '../../ui/art/guests/costume/figure.ts';
import { winkOf } from '../../ui/art/guests/costume/wink-side.ts';
import { type Counts, type Locked, lockOn } from '../history/feats/feats.ts';
import css from './piece-choice.module.css';
import { sayCostume } from './texts/index.ts';

interface PieceChoiceProps {
  readonly kind: CostumeKind;
  readonly face: number;
  readonly colour: Colour;
  readonly costume: Costume;
  readonly counts: Counts;
  readonly onChange: (piece: CostumePiece) => void;
}

/** Every piece of a kind on my own face; those that are still to be won say how. */
export function PieceChoice({ kind, face, colour, costume, counts, onChange }: PieceChoiceProps) {
  const name = useId();
  const pieces: readonly CostumePiece[] = COSTUME_PIECES[kind];
  const worn = costume[kind] ?? pieces[0];
  return (
    <fieldset className={css.pieces}>
      <legend className="visually-hidden">{sayCostume(`kinds.${kind}`)}</legend>
      {pieces.map((piece) => {
        const figure = figureOf(face, { ...costume, [kind]: piece });
        const lock = lockOn(piece, counts);
        const label = sayCostume(`${kind}.${piece}` as 'hat.none');
        return (
          <label className={css.piece} data-part="piece" data-piece={piece} key={piece}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={piece === worn}
              disabled={lock !== null}
              aria-label={lock ? `${label}, ${sayLock(lock)}` : label}
              onChange={() => onChange(piece)}
            />
            <span className={css.face}>
              <AvatarRound
                guest={figure}
                colour={colour}
                eye={kind === 'eye' || kind === 'lashes' ? winkOf(figure) : 'open'}
              />
            </span>
            <span className={css.label} aria-hidden="true">
              {label}
            </span>
            {lock && (
              <span className={css.lock} data-part="lock" aria-hidden="true">
                {sayLock(lock)}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}

function sayLock({ feat, done, needs }: Locked): string {
  const said = sayCostume('locked', { feat: sayCostume(`feats.${feat}`) });
  return needs > 1 ? `${said} (${sayCostume('progress', { done, needs })})` : said;
}
