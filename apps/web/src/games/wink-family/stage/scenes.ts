import type { Seat } from '@oeillade/kernel';
import type { Scene } from '../../../ui/stage/scene.ts';
import type { WinkRemembered } from './witness.ts';

/** Three looks of a pair of eyes, then off. */
export type DealStep = 'wave' | 'look-left' | 'look-right' | 'look-you' | 'off';
export type CallStep = 'drop' | 'read';
export type NamingStep = 'meet' | 'one-face' | 'tear' | 'share' | 'dark' | 'turn' | 'silence';
export type DoubtStep = `doubt-${1 | 2 | 3 | 4 | 5 | 6}`;
export type AccusationStep =
  | 'curtain'
  | 'title'
  | DoubtStep
  | 'verdict'
  | 'replay'
  | 'cost'
  | 'smile'
  | 'spy-falls'
  | 'open';

export interface DealScene extends Scene<DealStep> {
  readonly kind: 'deal';
}

export interface CallScene extends Scene<CallStep> {
  readonly kind: 'call';
  readonly caller: Seat;
  readonly number: number;
}

export interface NamingScene extends Scene<NamingStep> {
  readonly kind: 'naming';
  readonly caller: Seat;
  readonly named: Seat;
  readonly number: number;
  readonly right: boolean;
  /** E-11: where a card goes that was named wrongly. */
  readonly goes: 'away' | 'down';
  /** E-12: who lays the twin face down, where that is seen; null where nobody does. */
  readonly laidBy: Seat | null;
}

/** Those whom it touches see it with their own eyes. */
export type Role = 'room' | 'accuser' | 'accused';

export interface AccusationScene extends Scene<AccusationStep> {
  readonly kind: 'accusation';
  readonly accuser: Seat;
  readonly accused: Seat;
  readonly number: number;
  readonly right: boolean;
  readonly role: Role;
  /** The wink itself, where this screen has seen it, or its own player made it. */
  readonly wink: WinkRemembered | null;
}

export type WinkScene = DealScene | CallScene | NamingScene | AccusationScene;
