import { memo } from 'react';
import { CounterToken, RevelationToken, SpyToken } from '../../../ui/art/index.ts';

const TOKENS = { zwinkern: SpyToken, 'wink-agents': CounterToken, wink: RevelationToken } as const;

interface SpiesProps {
  readonly game: string;
  readonly count: number;
  /** What the edition calls them. */
  readonly name: string;
}

/** How many accusations I can still make. */
export const Spies = memo(function Spies({ game, count, name }: SpiesProps) {
  const Token = TOKENS[game as keyof typeof TOKENS] ?? SpyToken;
  return (
    <div
      className="wk-spies"
      role="img"
      aria-label={`${name}: ${count}`}
      data-none={count === 0 || undefined}
    >
      <Token />
      <i>{count}</i>
      <span>{name}</span>
    </div>
  );
});
