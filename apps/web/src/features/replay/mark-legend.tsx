import { memo } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { useLanguage } from '../../shell/use-language.ts';
import type { ToldBeat } from './telling.ts';

/** What the marks on the line of time stand for: their height says what, their colour who. */
export const MarkLegend = memo(function MarkLegend({ beats }: { beats: readonly ToldBeat[] }) {
  useLanguage();
  const kinds = [...new Set(beats.flatMap(({ mark }) => mark ?? []))];
  return (
    <ul className="rp-legend">
      {kinds.map((kind) => (
        <li key={kind}>
          <i className="rp-mark" data-mark={kind} aria-hidden="true" /> {t(`replay.kinds.${kind}`)}
        </li>
      ))}
    </ul>
  );
});
