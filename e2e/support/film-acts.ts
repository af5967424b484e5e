import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { EyeShown, PictureMeasured } from './film-watch.ts';

/** The model wants so many pictures a second (`packages/camera/src/frame-rate.ts`). */
const LEAST_PER_SECOND = 15;

interface Act {
  readonly kind: 'winkL' | 'winkR' | 'blink' | 'squint' | 'half';
  /** Seconds. */
  readonly t0: number;
  readonly dur: number;
}

interface Film {
  readonly fps: number;
  readonly frames: number;
  readonly events: readonly Act[];
}

const film = JSON.parse(readFileSync(new URL('../fixtures/winks.json', import.meta.url), 'utf8')) as Film;

/** What the page should say of each; of a squint and of half a wink nothing. */
const DID: Readonly<Record<Act['kind'], string | null>> = {
  winkL: 'left',
  winkR: 'right',
  blink: 'blink',
  squint: null,
  half: null,
};
/** An act is well seen if no picture of it, of the second before it and of half a second after it came too late. */
const BEFORE = 1;
const AFTER = 0.5;
/** Seconds before and after an act within which it may be reported: before, since its eyes take a moment to close. */
const TOLD_FROM = 0.15;
const TOLD_UNTIL = 0.35;
/** So many pictures of the film from one that is measured to the next are enough. */
const FURTHEST_APART = film.fps / LEAST_PER_SECOND;
/** Each act must have been well seen so often. */
const LOOPS = 2;

/** The place in all loops of the film, in pictures. */
const placeOf = ({ loop, picture }: { readonly loop: number; readonly picture: number }): number =>
  loop * film.frames + picture;
const inPictures = (loop: number, seconds: number): number => loop * film.frames + seconds * film.fps;

interface Shown {
  readonly act: Act;
  readonly loop: number;
}

/** Every act of the film in every loop of which enough pictures were measured. */
function wellSeen(measured: readonly PictureMeasured[]): Shown[] {
  const places = measured.map(placeOf);
  const loops = new Set(measured.map(({ loop }) => loop));
  return [...loops].flatMap((loop) =>
    film.events
      .filter(({ t0, dur }) => {
        const [from, to] = [inPictures(loop, t0 - BEFORE), inPictures(loop, t0 + dur + AFTER)];
        const first = places.findLastIndex((place) => place <= from);
        const last = places.findIndex((place) => place >= to);
        if (first === -1 || last === -1) return false;
        const within = places.slice(first, last + 1);
        return within.every((place, at) => at === 0 || place - within[at - 1]! <= FURTHEST_APART);
      })
      .map((act) => ({ act, loop })),
  );
}

/** The whole film has been well seen in two loops. */
export function isFilmSeen(measured: readonly PictureMeasured[]): boolean {
  const seen = wellSeen(measured);
  return film.events.every((act) => seen.filter((one) => one.act === act).length >= LOOPS);
}

/** What was shown is what the film does: each wink and blink once, and nothing besides. */
export function assertShowsTheFilm(shown: readonly EyeShown[], measured: readonly PictureMeasured[]): void {
  const isOf = (event: EyeShown, { act, loop }: Shown): boolean =>
    event.did === DID[act.kind] &&
    placeOf(event) >= inPictures(loop, act.t0 - TOLD_FROM) &&
    placeOf(event) <= inPictures(loop, act.t0 + act.dur + TOLD_UNTIL);
  const loops = [...new Set(measured.map(({ loop }) => loop))];
  const all = film.events.flatMap((act) => loops.map((loop) => ({ act, loop })));
  const said = ({ did, loop, picture }: EyeShown): string =>
    `${did} in loop ${loop} at ${(picture / film.fps).toFixed(2)} s`;
  for (const event of shown)
    assert.ok(
      all.some((one) => isOf(event, one)),
      `not in the film: ${said(event)}`,
    );
  for (const one of all) {
    const told = shown.filter((event) => isOf(event, one));
    assert.ok(told.length <= 1, `told twice: ${told.map(said).join(', ')}`);
  }
  for (const one of wellSeen(measured)) {
    const told = shown.filter((event) => isOf(event, one)).map(({ did }) => did);
    const { kind, t0 } = one.act;
    assert.deepEqual(told, [DID[kind]].filter(Boolean), `${kind} at ${t0} s, in loop ${one.loop}`);
  }
}

/** In words, what this machine made of the film. */
export function sayRate(measured: readonly PictureMeasured[]): string {
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last || first === last) return 'this machine measured no picture of the film';
  const rate = (measured.length - 1) / ((last.t - first.t) / 1_000);
  const seen = wellSeen(measured).length;
  return `this machine measured ${rate.toFixed(1)} pictures a second, and saw ${seen} acts of the film well enough; the model wants ${LEAST_PER_SECOND} a second at any moment`;
}
