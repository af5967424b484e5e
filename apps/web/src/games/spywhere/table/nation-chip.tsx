import { memo } from 'react';
import artCss from '../../../ui/art/art.module.css';
import { lit, NIGHT, shade } from '../../../ui/art/kit/inks.ts';
import { slab } from '../../../ui/art/kit/paths.ts';
import { NATION_DESIGNS } from '../art/nations.ts';
import { patternFill } from '../art/patterns.tsx';
import css from './nation-chip.module.css';
import type { Nation } from './spywhere-screen.ts';

const STUB = 'M5 0H11V22H5A5 5 0 0 1 0 17V5A5 5 0 0 1 5 0Z';

/** A nationality in a line of text: pattern and code. */
export const NationChip = memo(function NationChip({ nation, label }: { nation: Nation; label?: string }) {
  const { ground, pattern, code } = NATION_DESIGNS[nation];
  return (
    <svg className={css.chip} viewBox="0 0 32 22" role="img" aria-label={label} aria-hidden={!label}>
      <path d={slab(0, 0, 32, 22, 5)} fill="var(--card)" />
      <path d={STUB} fill={shade(ground)} />
      <path d="M5.5 0H11V22H5.5Z" fill={lit(ground)} />
      <path d={STUB} fill={patternFill(pattern)} opacity=".5" />
      <path d={slab(0.5, 0.5, 31, 21, 4.5)} fill="none" stroke="var(--edge)" strokeOpacity=".4" />
      <text
        x="21.4"
        y="15.8"
        textAnchor="middle"
        className={`${artCss.display} ${artCss.heavy}`}
        style={{ fontSize: 13 }}
        fill={NIGHT}
      >
        {code}
      </text>
    </svg>
  );
});
