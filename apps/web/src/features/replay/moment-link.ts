import type { Viewer } from '@oeillade/kernel';
import { beginOf, SPEEDS, type Speed, speedOf, type Watched } from './playback.ts';

/** A moment of a game, and through whose eyes: what a link leads to. */
export interface MomentLink {
  readonly t: number;
  readonly viewer: Viewer;
  readonly speed: Speed;
}

/** Reads `#t=12345&seat=2&speed=0.5`; what makes no sense is left out. */
export function readMoment(hash: string, players: number, end: number): MomentLink | null {
  const wished = new URLSearchParams(hash.replace(/^#/, ''));
  const t = wholeOf(wished.get('t'));
  const seat = wholeOf(wished.get('seat'));
  if (t === null && seat === null) return null;
  const speed = SPEEDS.find((one) => String(one) === wished.get('speed')) ?? 1;
  return { t: Math.min(t ?? 0, end), viewer: seat !== null && seat < players ? seat : null, speed };
}

export function writeMoment({ t, viewer, speed }: MomentLink): string {
  const seat = viewer === null ? '' : `&seat=${viewer}`;
  const slowly = speed < 1 ? `&speed=${speed}` : '';
  return `#t=${Math.round(t)}${seat}${slowly}`;
}

/** A link to the beginning of a moment, as everybody may see it after the game. */
export const linkTo = (moment: Watched): string =>
  writeMoment({ t: beginOf(moment), viewer: null, speed: speedOf(moment) });

const wholeOf = (text: string | null): number | null =>
  text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
