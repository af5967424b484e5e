import { CounterToken, RevelationToken, SpyToken } from '../../../ui/art/index.ts';
import { Place } from '../../../ui/figures/pieces.tsx';
import { CharacterCard } from '../art/index.ts';
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

const TOKENS: Readonly<Record<string, typeof SpyToken>> = {
  zwinkern: SpyToken,
  'wink-agents': CounterToken,
  wink: RevelationToken,
};

/** The spy card of an edition. */
export function Spy({ id }: { readonly id: string }) {
  const Token = TOKENS[id] ?? SpyToken;
  return (
    <div className={css.token}>
      <Token />
    </div>
  );
}
