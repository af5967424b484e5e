import '../../../styles/rules-differences.css';
import { gameIds } from '@oeillade/games';
import { t } from '../../../shell/i18n/index.ts';
import { GameBox } from '../../../ui/art/brand/game-box.tsx';
import { compareEditions } from '../compare.ts';
import { EDITIONS } from '../facts.ts';
import { Link } from './link.tsx';
import type { Spoken } from './use-texts.ts';

/** Which rules? The four games, and what sets the three editions of the wink family apart. */
export function Choice({ spoken }: { spoken: Spoken }) {
  return (
    <main className="rules-choice">
      <h1>{t('rules.title')}</h1>
      <p className="rules-lead">{t('rules.lead')}</p>
      <ul className="rules-games">
        {gameIds.map((id) => (
          <li key={id}>
            <Link to={`/rules/${id}`}>
              <GameBox game={id} />
              <strong>{t(`games.${id}.name`)}</strong>
              <span>{t(`games.${id}.lead`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/" className="btn claim">
        {t('rules.play')}
      </Link>
      <Differences spoken={spoken} />
    </main>
  );
}

function Differences({ spoken: { language, texts } }: { spoken: Spoken }) {
  return (
    <section aria-labelledby="differences">
      <h2 id="differences">{t('rules.differences')}</h2>
      <p>{t('rules.differencesHint')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and the keyboard must reach it. */}
      <section className="rules-scroll" tabIndex={0} aria-labelledby="differences">
        <table className="rules-differences">
          <thead>
            <tr>
              <th scope="col">{t('rules.point')}</th>
              {EDITIONS.map((id) => (
                <th scope="col" key={id}>
                  <Link to={`/rules/${id}`}>{t(`games.${id}.name`)}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compareEditions(language, texts).map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={EDITIONS[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
