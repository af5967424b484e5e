import { memo, type ReactNode } from 'react';
import { characterOf } from '../characters/index.ts';
import type { Gaze } from '../eyes/eye-style.ts';
import { Eyes } from '../eyes/eyes.tsx';
import { Frame, SmallFrame } from './frame.tsx';

interface Layers {
  readonly back: ReactNode;
  readonly front: ReactNode;
}

/** Each character is drawn once: the same nodes again cost React nothing. */
const drawn = new Map<number, Layers>();

function layersOf(number: number): Layers {
  const known = drawn.get(number);
  if (known) return known;
  const { back, front } = characterOf(number);
  const layers = { back: back(), front: front() };
  drawn.set(number, layers);
  return layers;
}

export interface CharacterCardProps {
  readonly number: number;
  /** Left out, the eyes follow `--gaze-x` and `--gaze-y` of whatever is around the card. */
  readonly gaze?: Gaze | undefined;
  readonly compact?: boolean | undefined;
  /** What a screen reader says; the number if left out. */
  readonly label?: string | undefined;
}

/** One of the 36 cards. It looks about, and never winks. */
export const CharacterCard = memo(
  function CharacterCard({ number, gaze, compact = false, label = String(number) }: CharacterCardProps) {
    const { ground, eyes } = characterOf(number);
    const { back, front } = layersOf(number);
    const face = (
      <>
        {back}
        <Eyes look={eyes} gaze={gaze} />
        {front}
      </>
    );
    return compact ? (
      <SmallFrame ground={ground} label={label} ledge={<Figure x={23} y={80} text={number} small />}>
        {face}
      </SmallFrame>
    ) : (
      <Frame ground={ground} label={label} ledge={<Figure x={50} y={117} text={number} />}>
        {face}
      </Frame>
    );
  },
  (before, after) =>
    before.number === after.number &&
    before.compact === after.compact &&
    before.label === after.label &&
    before.gaze?.x === after.gaze?.x &&
    before.gaze?.y === after.gaze?.y,
);

function Figure({ x, y, text, small = false }: { x: number; y: number; text: number; small?: boolean }) {
  return (
    <text x={x} y={y} textAnchor="middle" className={small ? 'art-number art-number-small' : 'art-number'}>
      {text}
    </text>
  );
}
