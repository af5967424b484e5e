import { memo } from 'react';
import artCss from '../../../ui/art/art.module.css';
import { clip } from '../../../ui/art/kit/clips.ts';
import { type FittedText, fitLines } from '../../../ui/art/kit/fit-text.ts';
import { INKS, lit, NIGHT, PAPER, shade } from '../../../ui/art/kit/inks.ts';
import { slab } from '../../../ui/art/kit/paths.ts';
import { dishOf } from './dishes.ts';
import { NATION_DESIGNS, type Nation } from './nations.ts';
import { patternFill } from './patterns.tsx';

const COVER = '#B5301A';
const COVER_EDGE = '#7C1F1A';

/** How wide the right page is. */
const ROOM = 92;

export interface PassportProps {
  readonly nation: Nation;
  /** In the reader's language: "Passport", the country, its dish. */
  readonly title: string;
  readonly country: string;
  readonly dish: string;
}

/** My secret, open in front of me. */
export const Passport = memo(function Passport({ nation, title, country, dish }: PassportProps) {
  const { ground, pattern, code } = NATION_DESIGNS[nation];
  const where = fitLines(country, ROOM, 21, 16);
  const what = fitLines(dish, ROOM, 13, 13);
  const top = where.length > 1 ? 53 : 57;
  const below = top + (where.length - 1) * 16 + 18;
  return (
    <svg
      className={artCss.passport}
      data-part="passport"
      viewBox="0 0 240 160"
      role="img"
      aria-label={`${title}: ${country}`}
    >
      {LEAVES}
      <g clipPath={clip('passport')}>
        <path d="M16 14H64V100H16Z" fill={shade(ground)} />
        <path d="M64 14H112V100H64Z" fill={lit(ground)} />
        <path d="M16 14H112V100H16Z" fill={patternFill(pattern)} opacity=".34" />
        <g transform="translate(20 14) scale(.88)">{dishOf(nation)}</g>
      </g>
      <g className={artCss.display}>
        <text
          x="64"
          y="137"
          textAnchor="middle"
          className={artCss.heavy}
          style={{ fontSize: 34 }}
          fill={NIGHT}
        >
          {code}
        </text>
        <text x="134" y="28" style={{ fontSize: 17 }} fill={COVER}>
          {title}
        </text>
        <Lines lines={where} y={top} leading={16} fill={NIGHT} />
      </g>
      <g className={artCss.text}>
        <Lines lines={what} y={below} leading={14} fill={INKS.plum[1]} />
      </g>
      <g transform={where.length + what.length > 2 ? SMALL_STAMP : undefined}>{STAMP}</g>
    </svg>
  );
});

interface LinesProps {
  readonly lines: readonly FittedText[];
  readonly y: number;
  readonly leading: number;
  readonly fill: string;
}

function Lines({ lines, y, leading, fill }: LinesProps) {
  return lines.map(({ text, size }, index) => (
    <text key={text} x="134" y={y + index * leading} style={{ fontSize: size }} fill={fill}>
      {text}
    </text>
  ));
}

/** Shut: what everybody else sees, and I too when I hide it. */
export const PassportCover = memo(function PassportCover({ title }: { readonly title: string }) {
  return (
    <svg className={artCss.passport} data-part="passport" viewBox="0 0 240 160" role="img" aria-label={title}>
      <path d={slab(56, 4, 128, 156, 12)} fill={COVER_EDGE} />
      <path d={slab(56, 0, 128, 154, 12)} fill="#9C2616" />
      <path d="M120 0H172A12 12 0 0 1 184 12V142A12 12 0 0 1 172 154H120Z" fill={COVER} />
      <g fill="none" stroke={INKS.saffron[0]} strokeLinecap="round">
        <circle cx="120" cy="66" r="36" strokeWidth="2.4" />
        <circle cx="106" cy="64" r="10" strokeWidth="4" />
        <path d="M124 61Q134 71 144 61M128 65L125 71M134 67V73.5M140 65L143 71" strokeWidth="4" />
      </g>
      <circle cx="109" cy="64" r="4" fill={INKS.saffron[0]} />
      <text
        x="120"
        y="134"
        textAnchor="middle"
        className={artCss.display}
        style={{ fontSize: 19 }}
        fill={INKS.saffron[0]}
      >
        {title}
      </text>
    </svg>
  );
});

const LEAVES = (
  <>
    <path d={slab(0, 4, 240, 156, 12)} fill={COVER_EDGE} />
    <path d={slab(0, 0, 240, 154, 12)} fill={COVER} />
    <path d="M8 12A6 6 0 0 1 14 6H120V148H14A6 6 0 0 1 8 142Z" fill={INKS.paper[1]} />
    <path d="M120 6H226A6 6 0 0 1 232 12V142A6 6 0 0 1 226 148H120Z" fill={PAPER} />
    <path d="M120 6V148" stroke="#D9B0A0" strokeWidth="2" />
    <path d="M134 37H220" stroke={NIGHT} strokeWidth="2" strokeDasharray="1 5" strokeLinecap="round" />
  </>
);

/** It gives way to longer words. */
const SMALL_STAMP = 'translate(46 27) scale(.8)';

const STAMP = (
  <g transform="rotate(-10 184 116)" fill="none" stroke={COVER} strokeLinecap="round">
    <circle cx="184" cy="114" r="30" strokeWidth="3" />
    <circle cx="184" cy="114" r="24" strokeWidth="1.6" />
    <path d="M187 111Q194 118 201 111M190 114L188 118M194 115.5V120M198 114L200 118" strokeWidth="3" />
    <circle cx="174" cy="113" r="7.5" strokeWidth="3" />
    <circle cx="176" cy="113" r="3" fill={COVER} stroke="none" />
  </g>
);
