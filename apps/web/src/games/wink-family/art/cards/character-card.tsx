import { memo } from 'react';
import artCss from '../../../../ui/art/art.module.css';
import {
  drawSmallWindow,
  drawWindow,
  Frame,
  SMALL_WINDOW,
  SmallFrame,
  WINDOW,
} from '../../../../ui/art/cards/frame.tsx';
import type { DrawnGaze } from '../../../../ui/art/eyes/eye-style.ts';
import { drawPair } from '../../../../ui/art/eyes/eyes.tsx';
import { stack } from '../../../../ui/art/kit/draw.ts';
import { pictureOf } from '../../../../ui/art/kit/picture.ts';
import { characterOf } from '../characters/index.ts';

/** Each card looks somewhere of its own, and its twin there too. */
const gazeOf = (number: number): DrawnGaze => ({
  x: (((number * 7919) % 11) / 5.5 - 1) / 2,
  y: ((number * 104_729) % 7) / 14,
});

/** Each window is drawn once. */
const drawn = new Map<string, string>();

function windowOf(number: number, compact: boolean): string {
  const key = `${number} ${compact}`;
  const known = drawn.get(key);
  if (known) return known;
  const { ground, eyes, back, front } = characterOf(number);
  const scene = stack(back(), drawPair(eyes, gazeOf(number)), front());
  const picture = compact
    ? pictureOf(SMALL_WINDOW, drawSmallWindow(ground, scene))
    : pictureOf(WINDOW, drawWindow(ground, scene));
  drawn.set(key, picture);
  return picture;
}

export interface CharacterCardProps {
  readonly number: number;
  readonly compact?: boolean | undefined;
  /** What a screen reader says; the number if left out. */
  readonly label?: string | undefined;
}

/** One of the 36 cards. It looks somewhere, and never winks. */
export const CharacterCard = memo(function CharacterCard(props: CharacterCardProps) {
  const { number, compact = false, label = String(number) } = props;
  const href = windowOf(number, compact);
  return compact ? (
    <SmallFrame label={label} ledge={<Figure x={23} y={80} text={number} small />}>
      <image {...SMALL_WINDOW} href={href} />
    </SmallFrame>
  ) : (
    <Frame label={label} ledge={<Figure x={50} y={117} text={number} />}>
      <image {...WINDOW} href={href} />
    </Frame>
  );
});

function Figure({ x, y, text, small = false }: { x: number; y: number; text: number; small?: boolean }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      data-part="card-number"
      className={small ? `${artCss.number} ${artCss.numberSmall}` : artCss.number}
    >
      {text}
    </text>
  );
}
