import { type CSSProperties, memo } from 'react';
import { useLanguage } from '../../shell/use-language.ts';
import css from './mark-legend.module.css';
import type { ToldBeat } from './telling.ts';
import timeSliderCss from './time-slider.module.css';

/** What the marks on the time slider stand for: their height says what, their colour who. */
export const MarkLegend = memo(function MarkLegend({ beats }: { beats: readonly ToldBeat[] }) {
  useLanguage();
  const marks = [...new Set(beats.flatMap(({ mark }) => mark ?? []))];
  return (
    <ul className={css.legend}>
      {marks.map(({ kind, tall, tone, say }) => (
        <li key={kind}>
          <i
            className={timeSliderCss.mark}
            data-tone={tone}
            style={{ '--tall': `${tall}px` } as CSSProperties}
            aria-hidden="true"
          />{' '}
          {say()}
        </li>
      ))}
    </ul>
  );
});
