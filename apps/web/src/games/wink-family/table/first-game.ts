import type { WinkHint } from './which-hints.ts';
import type { WinkModel } from './wink-store.ts';

/** What happens in a first game, in the order of the lesson. */
const STEPS = ['look', 'call', 'answer', 'catch'] as const;
export type FirstStep = (typeof STEPS)[number];

/** Which step each hint belongs to. Naming belongs to none: a call that was answered may be named at any time. */
const STEP_OF: Readonly<Partial<Record<WinkHint['id'], FirstStep>>> = {
  eyes: 'look',
  turn: 'call',
  seek: 'call',
  winked: 'call',
  felt: 'answer',
  mine: 'answer',
  caught: 'catch',
  accused: 'catch',
};

type Played = Pick<WinkModel, 'screen' | 'news' | 'giving'>;

/** What of a first game has happened on this page. */
export class FirstGame {
  #happened: ReadonlySet<FirstStep> = new Set();
  #isCatching = false;

  /** Gives the steps that have happened by now: the same set as before where nothing is new. */
  hear({ screen, news, giving }: Played): ReadonlySet<FirstStep> {
    const catches = news !== null && news.to !== screen.me?.seat && this.#happened.has('answer');
    // A wink between others has been caught once there was time to read what it is good for.
    const hasCaught = this.#isCatching && !catches;
    this.#isCatching ||= catches;
    this.#note('look', screen.looking !== null);
    this.#note('call', screen.myCall !== null);
    this.#note('answer', giving !== null);
    this.#note('catch', hasCaught);
    return this.#happened;
  }

  #note(step: FirstStep, has: boolean): void {
    if (has && !this.#happened.has(step)) this.#happened = new Set([...this.#happened, step]);
  }
}

/**
 * Hints as they guide a first game: look, call, answer, catch, each once those before it have happened; then they stop. Only
 * to call is said to whoever has been told to look around and does not: it is their turn.
 */
export function guide(
  fitting: readonly WinkHint[],
  happened: ReadonlySet<FirstStep>,
  { screen: { me, carriesEyes } }: Pick<WinkModel, 'screen'>,
): readonly WinkHint[] {
  const next = STEPS.findIndex((step) => !happened.has(step));
  const told: readonly FirstStep[] = next === -1 ? [] : STEPS.slice(0, Math.max(2, next + 1));
  const guiding = fitting.filter(({ id }) => {
    const step = STEP_OF[id];
    return id !== 'eyes' && (step === undefined || told.includes(step));
  });
  const looks = next === 0 && me !== null && carriesEyes;
  return looks ? [{ id: 'eyes' }, ...guiding] : guiding;
}
