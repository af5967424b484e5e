import { memo } from 'react';
import { ColourSymbol } from '../../../ui/art/index.ts';
import { say } from '../texts/table.ts';
import logCss from './log.module.css';
import css from './scores.module.css';
import { useSpyName } from './use-spoken.ts';
import { useShown } from './use-wink.ts';

/** Points as they are made: a card for each card won, a seal for each spy kept. */
export const Scores = memo(function Scores() {
  const spy = useSpyName();
  const scores = useShown(({ screen }) => screen.scores);
  return (
    <section className={css.scores} data-part="wink-scores">
      <h2 className={logCss.title}>{say('points')}</h2>
      <ul>
        {scores.map(({ seat, colour, name, won, spies, score, isMe }) => (
          <li key={seat} data-me={isMe || undefined}>
            <ColourSymbol colour={colour} size={16} />
            <span className={css.scoreName}>{name}</span>
            <span className={css.pips} role="img" aria-label={`${say('won')}: ${won}, ${spy}: ${spies}`}>
              {pips(won, css.pip)}
              {pips(spies, `${css.pip} ${css.pipSpy}`)}
            </span>
            <b>{score}</b>
          </li>
        ))}
      </ul>
      <p className={css.legend} aria-hidden="true">
        <span>
          <i className={css.pip} /> {say('won')}
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
