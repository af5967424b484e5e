import { useId, useRef, useState } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { button } from '../../../ui/button.ts';
import type { Summary } from '../summary.ts';
import css from './game-list.module.css';
import { GameRow } from './game-row.tsx';
import type { History } from './use-history.ts';

/** So many at a time: somebody may have played for years. */
const A_PAGE = 20;

interface GameListProps {
  readonly history: History;
  readonly games: readonly Summary[];
}

export function GameList({ history, games }: GameListProps) {
  const [most, setMost] = useState(A_PAGE);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const rest = games.length - most;
  const remove = async (game: Summary) => {
    await history.remove(game);
    // The focused row is gone.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('history.list')}
      </h2>
      <ul className={css.games} data-part="my-games">
        {games.slice(0, most).map((game) => (
          <GameRow
            key={`${game.code}/${game.round}`}
            game={game}
            recordOf={() => history.recordOf(game)}
            onDelete={() => void remove(game)}
          />
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" {...button('plain', css.more)} onClick={() => setMost(most + A_PAGE)}>
          {t('history.more', { count: rest })}
        </button>
      )}
    </section>
  );
}
