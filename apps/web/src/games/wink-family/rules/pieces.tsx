import { Place } from '../../../ui/figures/pieces.tsx';
import { CharacterCard } from '../art/index.ts';
import { Token } from '../art/token.tsx';
import { editionOf } from '../edition.ts';
import css from './pieces.module.css';

interface CardsProps {
  readonly numbers: readonly number[];
  readonly chosen?: number;
  readonly pawnOn?: number;
}

export function Cards({ numbers, chosen, pawnOn }: CardsProps) {
  return numbers.map((number) => (
    <Place
      key={number}
      isChosen={number === chosen}
      {...(number === pawnOn ? { pawn: 'zoe' as const } : undefined)}
    >
      <CharacterCard number={number} />
    </Place>
  ));
}

/** The spy card of an edition. */
export function Spy({ id }: { readonly id: string }) {
  return (
    <div className={css.token}>
      <Token shows={editionOf(id).design.token} />
    </div>
  );
}
