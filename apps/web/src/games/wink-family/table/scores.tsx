import { memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { ColourSymbol } from '../../../ui/art/index.ts';
import logCss from './log.module.css';
import css from './scores.module.css';
import type { ScoreLine } from './shown.ts';

/** Points as they are made: a card for each card won, a seal for each spy kept. */
export const Scores = memo(function Scores({
  scores,
  spy,
}: {
  readonly scores: readonly ScoreLine[];
  readonly spy: string;
}) {
  return (
    <section className={css.scores} data-part="wink-scores">
      <h2 className={logCss.title}>{t('table.points')}</h2>
      <ul>
        {scores.map(({ seat, colour, name, won, spies, score, isMe }) => (
          <li key={seat} data-me={isMe || undefined}>
            <ColourSymbol colour={colour} size={16} />
            <span className={css.scoreName}>{name}</span>
            <span className={css.pips} role="img" aria-label={`${t('table.won')}: ${won}, ${spy}: ${spies}`}>
              {pips(won, css.pip)}
              {pips(spies, `${css.pip} ${css.pipSpy}`)}
            </span>
            <b>{score}</b>
          </li>
        ))}
      </ul>
      <p className={css.legend} aria-hidden="true">
        <span>
          <i className={css.pip} /> {t('table.won')}
        </span>
        <span>
          <i className={`${css.pip} ${css.pipSpy}`} /> {spy}
        </span>
      </p>
    </section>
  );
});

const pips = (count: number, className: string) =>
  Array.from({ length: count }, (_, index) => {
    const key = `${className} ${index}`;
    return <i className={className} key={key} />;
  });
