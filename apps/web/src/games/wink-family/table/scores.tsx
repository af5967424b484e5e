import { memo } from 'react';
import { ColourSymbol } from '../../../ui/art/index.ts';
import { say } from '../texts/table.ts';
import { useSpyName } from './use-spoken.ts';
import { useShown } from './use-wink.ts';

/** Points as they are made: a card for each card won, a seal for each spy kept. */
export const Scores = memo(function Scores() {
  const spy = useSpyName();
  const scores = useShown(({ screen }) => screen.scores);
  return (
    <section className="wk-scores">
      <h2 className="wk-title">{say('points')}</h2>
      <ul>
        {scores.map(({ seat, colour, name, won, spies, score, isMe }) => (
          <li key={seat} data-me={isMe || undefined}>
            <ColourSymbol colour={colour} size={16} />
            <span className="wk-score-name">{name}</span>
            <span className="wk-pips" role="img" aria-label={`${say('won')}: ${won}, ${spy}: ${spies}`}>
              {pips(won, 'wk-pip')}
              {pips(spies, 'wk-pip wk-pip-spy')}
            </span>
            <b>{score}</b>
          </li>
        ))}
      </ul>
      <p className="wk-legend" aria-hidden="true">
        <span>
          <i className="wk-pip" /> {say('won')}
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
