import { memo } from 'react';
import { CounterToken, RevelationToken, SpyToken } from '../../../ui/art/index.ts';
import css from './spies.module.css';
import { useSpyName } from './use-spoken.ts';
import { useShown } from './use-wink.ts';

const TOKENS = { zwinkern: SpyToken, 'wink-agents': CounterToken, wink: RevelationToken } as const;

/** How many accusations I can still make. */
export const Spies = memo(function Spies() {
  const name = useSpyName();
  const { game, count } = useShown(({ lobby, screen }) => ({ game: lobby.game, count: screen.spies }));
  const Token = TOKENS[game as keyof typeof TOKENS] ?? SpyToken;
  return (
    <div
      className={css.spies}
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
