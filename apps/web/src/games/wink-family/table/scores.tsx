import { memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { ColourSymbol } from '../../../ui/art/index.ts';
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
    <section className="wk-scores">
      <h2 className="wk-title">{t('table.points')}</h2>
      <ul>
        {scores.map(({ seat, colour, name, won, spies, score, isMe }) => (
          <li key={seat} data-me={isMe || undefined}>
            <ColourSymbol colour={colour} size={16} />
            <span className="wk-score-name">{name}</span>
            <span className="wk-pips" role="img" aria-label={`${t('table.won')}: ${won}, ${spy}: ${spies}`}>
              {pips(won, 'wk-pip')}
              {pips(spies, 'wk-pip wk-pip-spy')}
            </span>
            <b>{score}</b>
          </li>
        ))}
      </ul>
      <p className="wk-legend" aria-hidden="true">
        <span>
          <i className="wk-pip" /> {t('table.won')}
        </span>
        <span>
          <i className="wk-pip wk-pip-spy" /> {spy}
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
