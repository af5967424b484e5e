import { memo } from 'react';
import { ARCH } from '../kit/clips.ts';
import { NIGHT, PAPER } from '../kit/inks.ts';
import { slab } from '../kit/paths.ts';

/** A seat that is free, with what one can do about it written on its ledge. */
export const EmptyLoge = memo(function EmptyLoge({ text }: { readonly text: string }) {
  return (
    <svg className="loge" viewBox="-6 -10 132 176" role="img" aria-label={text}>
      <path d={ARCH} fill={NIGHT} opacity=".22" />
      <path
        d={ARCH}
        fill="none"
        stroke="var(--text)"
        strokeOpacity=".6"
        strokeWidth="3.5"
        strokeDasharray=".1 9"
        strokeLinecap="round"
      />
      <path d="M60 52V90M41 71H79" stroke="var(--text)" strokeWidth="9" strokeLinecap="round" />
      <path d={slab(-4, 112, 128, 40, 9)} fill={NIGHT} opacity=".55" />
      <text
        x="60"
        y="138.5"
        textAnchor="middle"
        className="art-display"
        style={{ fontSize: 17 }}
        fill={PAPER}
      >
        {text}
      </text>
    </svg>
  );
});
