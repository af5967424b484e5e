import type { Seat } from '@oeillade/kernel';
import type { Scene, SceneStep } from '../../../ui/stage/scene.ts';
import type { Nation } from '../art/nations.ts';

export interface DealScene extends Scene<'wave'> {
  readonly kind: 'deal';
}

export interface ExchangeScene extends Scene<'cross'> {
  readonly kind: 'exchange';
  readonly seat: Seat;
  readonly gave: Nation;
  readonly took: Nation;
}

export interface EliminationScene extends Scene<'unfold' | 'lie'> {
  readonly kind: 'elimination';
  readonly seat: Seat;
  readonly nation: Nation;
}

/** What is on the card is a secret until the end, and so not even my own is here. */
export interface GuessScene extends Scene<'travel' | 'stamp' | 'lie'> {
  readonly kind: 'guess';
  readonly by: Seat;
  /** S-42: null for the last guesses, of which nobody is told whom they are about. */
  readonly about: Seat | null;
}

export type TableScene = DealScene | ExchangeScene | EliminationScene | GuessScene;

export const DEAL_STEPS: DealScene['steps'] = [{ name: 'wave', lasts: 640, gaze: 'hold' }];

export const EXCHANGE_STEPS: ExchangeScene['steps'] = [{ name: 'cross', lasts: 620, gaze: 'hold' }];

export const ELIMINATION_STEPS: EliminationScene['steps'] = [
  { name: 'unfold', lasts: 320, gaze: 'hold' },
  { name: 'lie', lasts: 600, gaze: 'free' },
];

const STAMP: SceneStep<'stamp'> = { name: 'stamp', lasts: 90, gaze: 'hold', sound: 'stamp' };

export const GUESS_STEPS: GuessScene['steps'] = [
  { name: 'travel', lasts: 480, gaze: 'hold' },
  STAMP,
  { name: 'lie', lasts: 500, gaze: 'free' },
];
