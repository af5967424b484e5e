import { type CSSProperties, useEffect, useState } from 'react';
import { INKS, type InkName, lit, shade } from '../../ui/art/kit/inks.ts';
import { calmsMotion } from '../../ui/stage/calm.ts';
import css from './confetti.module.css';
import { say } from './texts.ts';

/** Every piece is a lozenge of folded paper, as the quilt behind the table. */
const PIECES = 44;
const PAPERS: readonly InkName[] = ['vermilion', 'mint', 'sky', 'pink', 'lilac', 'paper'];
const LASTS = 2_400;

interface ConfettiProps {
  /** How often it has fallen. */
  readonly falls: number;
  /** When this page saw the last signal: nothing moves beside eyes, so a new one ends it. */
  readonly signalAt: number | null;
}

/** Confetti over the whole page, which takes no press and is gone with any. Without motion it is a garland. */
export function ConfettiFall({ falls, signalAt }: ConfettiProps) {
  const [over, setOver] = useState(0);
  const [signalBefore, setSignalBefore] = useState(signalAt);
  if (signalAt !== signalBefore) {
    setSignalBefore(signalAt);
    setOver(falls);
  }
  const isFalling = falls > over;
  useEffect(() => {
    if (falls <= over) return;
    const end = () => setOver(falls);
    const timer = setTimeout(end, LASTS);
    window.addEventListener('pointerdown', end);
    window.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', end);
      window.removeEventListener('keydown', end);
    };
  }, [falls, over]);
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {isFalling && say('garland')}
      </p>
      {isFalling && <Papers isStill={calmsMotion()} />}
    </>
  );
}

function Papers({ isStill }: { readonly isStill: boolean }) {
  const size = isStill ? 14 : PIECES;
  return (
    <div className={css.papers} data-part="confetti" data-still={isStill || undefined} aria-hidden="true">
      {[...Array(size).keys()].map((nth) => (
        <Lozenge key={nth} nth={nth} of={size} />
      ))}
    </div>
  );
}

/** From 0 to 1, the same each time, and without a pattern that an eye would find. */
const scattered = (nth: number, step: number): number => ((nth + 1) * step) % 1;

function Lozenge({ nth, of }: { readonly nth: number; readonly of: number }) {
  const ink = PAPERS[nth % PAPERS.length]!;
  const place = {
    '--x': scattered(nth, 0.618),
    '--nth': (nth + 0.5) / of,
    '--wait': `${Math.round(scattered(nth, 0.7549) * 650)}ms`,
    '--turn': `${Math.round((scattered(nth, 0.5698) - 0.5) * 900)}deg`,
    '--drift': `${Math.round((scattered(nth, 0.3542) - 0.5) * 16)}vw`,
  } as CSSProperties;
  return (
    <svg className={css.paper} style={place} viewBox="0 0 20 28" aria-hidden="true">
      <path d="M10 0L0 14L10 28Z" fill={lit(INKS[ink])} />
      <path d="M10 0L20 14L10 28Z" fill={shade(INKS[ink])} />
    </svg>
  );
}
