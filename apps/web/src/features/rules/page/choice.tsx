import { useId } from 'react';
import type { Differences } from '../../../games/contract/rules/page.ts';
import { nameOf, shelved } from '../../../games/index.ts';
import { labels } from '../../../games/labels.ts';
import { sayWord, t } from '../../../shell/i18n/index.ts';
import { GameBox } from '../../../ui/art/brand/game-box.tsx';
import { button } from '../../../ui/button.ts';
import { Link } from '../../../ui/link.tsx';
import css from './choice.module.css';
import { useDifferences } from './use-rules.ts';

/** Which rules? All the games, and what sets those apart that share their rules. */
export function Choice() {
  const differences = useDifferences();
  return (
    <main className={css.rulesChoice}>
      <h1>{t('rules.title')}</h1>
      <p>{t('rules.lead')}</p>
      <ul className={css.rulesGames} data-part="rules-games">
        {labels.map(({ id }) => (
          <li key={id}>
            <Link to={`/rules/${id}`}>
              <GameBox box={shelved(id).box} />
              <strong>{nameOf(id)}</strong>
              <span>{sayWord(shelved(id).words.lead)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={css.ways}>
        <Link to="/" {...button('claim')}>
          {t('rules.play')}
        </Link>
        <Link to="/cameras" {...button()}>
          {t('rules.cameras')}
        </Link>
      </div>
      {differences.map((some) => (
        <DifferencesShown key={some.title} {...some} />
      ))}
    </main>
  );
}

function DifferencesShown({ title, hint, ids, rows }: Differences) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{hint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and the keyboard must reach it. */}
      <section className={css.rulesScroll} tabIndex={0} aria-labelledby={id}>
        <table className={css.rulesDifferences}>
          <thead>
            <tr>
              <th scope="col">{t('rules.point')}</th>
              {ids.map((game) => (
                <th scope="col" key={game}>
                  <Link to={`/rules/${game}`}>{nameOf(game)}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={ids[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
