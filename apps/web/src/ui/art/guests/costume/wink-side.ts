import type { Wink } from '../../eyes/eye-style.ts';
import { type Expression, WINKS } from '../expressions.tsx';
import { costumeOf } from './figure.ts';

/** With which eye a figure winks where nothing else was agreed on. */
export const winkOf = (figure: number): Wink =>
  costumeOf(figure).eye === 'left' ? 'wink-left' : 'wink-right';

/** Which eye a signal shuts on the face of this figure: a plain wink may be either, and an agreed side is that side. */
export const signalEye = (figure: number, expression: Expression | undefined): Wink | undefined =>
  expression === 'wink' ? winkOf(figure) : expression && WINKS[expression];
