import { memo } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { useLanguage } from '../../shell/use-language.ts';
import css from './mark-legend.module.css';
import type { ToldBeat } from './telling.ts';
import timeLineCss from './time-line.module.css';

/** What the marks on the line of time stand for: their height says what, their colour who. */
export const MarkLegend = memo(function MarkLegend({ beats }: { beats: readonly ToldBeat[] }) {
  useLanguage();
  const kinds = [...new Set(beats.flatMap(({ mark }) => mark ?? []))];
  return (
    <ul className={css.legend}>
      {kinds.map((kind) => (
        <li key={kind}>
          <i className={timeLineCss.mark} data-mark={kind} aria-hidden="true" /> {t(`replay.kinds.${kind}`)}
        </li>
      ))}
    </ul>
  );
});
