import type { winkFamily } from '@oeillade/games';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Wink } from '../eyes/eye-style.ts';
import { brows } from '../kit/anatomy.ts';
import { clipped, fold, mirror, shaded, shadedLine, stack, turn } from '../kit/draw.ts';
import { slab } from '../kit/paths.ts';

/** What a table may have agreed on as its signal. */
export type Expression = winkFamily.Signal;

/** Which eye a signal shuts, as the viewer sees it. A plain wink may be either, and is drawn with this one. */
export const WINKS: Readonly<Partial<Record<Expression, Wink>>> = {
  wink: 'wink-right',
  'wink-left': 'wink-left',
  'wink-right': 'wink-right',
};

/** How long each is seen, in milliseconds; the same numbers are in eyes.css. */
export const EXPRESSION_MS: Readonly<Record<Expression, number>> = {
  wink: 520,
  'wink-left': 520,
  'wink-right': 520,
  eyebrows: 720,
  nod: 760,
  'head-tilt': 800,
  'hand-on-chin': 800,
};

/** Calls back when an expression has been seen; by the clock, for animations do not run for everybody. */
export function useExpressionEnd(expression: Expression | undefined, onEnd: (() => void) | undefined): void {
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (!expression) return;
    const timer = setTimeout(end, EXPRESSION_MS[expression]);
    return () => clearTimeout(timer);
  }, [expression]);
}

/** Gloves are white, so that the hand is seen on every face. */
const FINGER = slab(66, 63, 8.4, 22, 4.2);
const FIST =
  'M45 80.5C45 76.5 48 75 51 75.4L67 77C73 77 78 81 78 87C78 95 72 101 64 101H56C50 101 46.5 96 46.5 90.5C45 88 44.6 84 45 80.5Z';
const KNUCKLES = 'M48.5 83H61.5M49.5 89H62.5';

const HAND = stack(
  turn(7, 70, 80, shaded(FINGER, 'paper')),
  fold(FIST, 'paper'),
  shadedLine(KNUCKLES, 'dusk', 2),
);

const BROWS = stack(
  brows(31, 9, 6, 'paper', { dx: 14, weight: 8 }),
  brows(31, 9, 6, 'ink', { dx: 14, weight: 4.6 }),
);
const RIGHT_BROW = clipped('fold', BROWS);

/** A wink of an agreed side raises the brow over the eye that stays open: that tells it from a plain one. */
const RAISED: Readonly<Partial<Record<Expression, ReactNode>>> = {
  eyebrows: BROWS,
  'wink-left': RIGHT_BROW,
  'wink-right': mirror(RIGHT_BROW),
};

interface GestureProps {
  readonly expression: Expression | undefined;
}

/** Brows above the mask, drawn only while needed. */
export function RaisedBrows({ expression }: GestureProps): ReactNode {
  const raised = expression && RAISED[expression];
  return raised ? <g className="gesture-brows">{raised}</g> : null;
}

/** A hand under the chin, drawn only while needed. */
export function HandOnChin({ expression }: GestureProps): ReactNode {
  return expression === 'hand-on-chin' ? <g className="gesture-hand">{HAND}</g> : null;
}
