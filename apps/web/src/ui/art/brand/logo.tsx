import { memo } from 'react';

const OPEN = 'M88 56V28.5Q88 20 96 20H124M88 56H118M88 56V84Q88 92 96 92H124';
const SHUT = 'M112 49Q146 76 180 49M124 60L114 78M146 66V87M168 60L178 78';

/** The O is an open eye. The E, tipped a quarter-turn clockwise, is a shut one with three lashes. */
function Mark({ shut }: { shut: boolean }) {
  return (
    <>
      <circle cx="48" cy="56" r="36.5" fill="none" stroke="var(--text)" strokeWidth="17" />
      <circle cx="57" cy="56" r="16" fill="var(--text)" />
      <path
        d={shut ? SHUT : OPEN}
        fill="none"
        stroke="var(--brand-e)"
        strokeWidth={shut ? 15 : 16.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

/** Silent: the link or the heading beside it has the name. */
export const Logo = memo(function Logo({ height = 40 }: { readonly height?: number | undefined }) {
  return (
    <svg className="logo" height={height} viewBox="0 0 424 112" aria-hidden="true">
      <Mark shut={false} />
      <text x="142" y="93.5" className="logo-letters">
        illade
      </text>
    </svg>
  );
});

/** The mark alone: one eye open, one shut. */
export const EyesMark = memo(function EyesMark({ height = 40 }: { readonly height?: number | undefined }) {
  return (
    <svg className="logo" height={height} viewBox="0 0 192 112" aria-hidden="true">
      <Mark shut />
    </svg>
  );
});
