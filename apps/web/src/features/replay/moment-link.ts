import type { Viewer } from '@oeillade/kernel';

/** A moment of a game, and through whose eyes: what a link leads to. */
export interface MomentLink {
  readonly t: number;
  readonly viewer: Viewer;
}

/** Reads `#t=12345&seat=2`; what makes no sense is left out. */
export function readMoment(hash: string, players: number, end: number): MomentLink | null {
  const wished = new URLSearchParams(hash.replace(/^#/, ''));
  const t = wholeOf(wished.get('t'));
  const seat = wholeOf(wished.get('seat'));
  if (t === null && seat === null) return null;
  return { t: Math.min(t ?? 0, end), viewer: seat !== null && seat < players ? seat : null };
}

export function writeMoment({ t, viewer }: MomentLink): string {
  const seat = viewer === null ? '' : `&seat=${viewer}`;
  return `#t=${Math.round(t)}${seat}`;
}

const wholeOf = (text: string | null): number | null =>
  text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
