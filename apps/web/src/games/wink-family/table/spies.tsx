import { memo } from 'react';
import { Token } from '../art/token.tsx';
import { editionOf } from '../edition.ts';
import css from './spies.module.css';
import { useSpyName } from './use-spoken.ts';
import { useShown } from './use-wink.ts';

/** How many accusations I can still make. */
export const Spies = memo(function Spies() {
  const name = useSpyName();
  const { game, count } = useShown(({ lobby, screen }) => ({ game: lobby.game, count: screen.spies }));
  return (
    <div
      className={css.spies}
      role="img"
      aria-label={`${name}: ${count}`}
      data-none={count === 0 || undefined}
    >
      <Token shows={editionOf(game).design.token} />
      <i>{count}</i>
      <span>{name}</span>
    </div>
  );
});
