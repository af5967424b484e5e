import type { ReactNode } from 'react';
import artCss from '../../art/art.module.css';
import { fitText } from '../../art/kit/fit-text.ts';
import { NIGHT, PAPER } from '../../art/kit/inks.ts';
import { slab } from '../../art/kit/paths.ts';
import css from '../stage.module.css';

interface TitleProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** No word runs off the stage: it becomes smaller. */
  readonly room: number;
  readonly tilt?: number;
  readonly edge?: string;
}

/** A word in large letters, with a hard edge of paper under it. */
export function Title({ text, x, y, size, room, tilt = 0, edge = NIGHT }: TitleProps): ReactNode {
  const fitted = fitText(text, room, size, size * 0.4);
  const drop = Math.max(3, fitted.size * 0.07);
  return (
    <g className={css.title} transform={tilt ? `rotate(${tilt} ${x} ${y})` : undefined}>
      <text x={x} y={y + drop} textAnchor="middle" style={{ fontSize: fitted.size }} fill={edge}>
        {fitted.text}
      </text>
      <text x={x} y={y} textAnchor="middle" style={{ fontSize: fitted.size }} fill={PAPER}>
        {fitted.text}
      </text>
    </g>
  );
}

interface PlateProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Paper for what is claimed, the dark panel for what came of it. */
  readonly isDark?: boolean;
}

/** A line of words on a slip of paper. */
export function Plate({ text, x, y, width, size, isDark = false }: PlateProps): ReactNode {
  const fitted = fitText(text, width - size * 1.4, size, size * 0.5);
  const height = size * 2.1;
  return (
    <g>
      <path d={slab(x - width / 2, y + size * 0.18, width, height, size * 0.6)} fill="#120414" opacity=".6" />
      <path d={slab(x - width / 2, y, width, height, size * 0.6)} fill={isDark ? '#331338' : PAPER} />
      <text
        x={x}
        y={y + height / 2 + fitted.size * 0.34}
        textAnchor="middle"
        className={artCss.display}
        style={{ fontSize: fitted.size }}
        fill={isDark ? '#FFF1E2' : NIGHT}
      >
        {fitted.text}
      </text>
    </g>
  );
}

interface TagProps {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly sign: '+' | '−';
}

/** A card that is won or lost: its number sits in a tag, so that it is never read as points. */
export function CardTag({ number, x, y, size, sign }: TagProps): ReactNode {
  const width = size * 0.62 * String(number).length + size * 0.7;
  const colour = sign === '+' ? '#6FD8B0' : '#FF8A69';
  return (
    <g className={`${artCss.display} ${artCss.heavy}`} transform={`translate(${x - width / 2} ${y})`}>
      <text x={-size * 0.15} textAnchor="end" style={{ fontSize: size * 1.3 }} fill={colour}>
        {sign}
      </text>
      <path d={slab(0, -size * 0.98, width, size * 1.28, size * 0.26)} fill={colour} />
      <text x={width / 2} textAnchor="middle" style={{ fontSize: size }} fill={NIGHT}>
        {number}
      </text>
    </g>
  );
}
