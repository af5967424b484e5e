import { type Foresight, type GameEvent, type Question, type Refusal, refusal } from '@oeillade/kernel';
import type { GallerySeen, Prediction, Seer, SeerScore } from '../messages.ts';

/** Somebody who watches and takes part: a name, and the fingerprint of the secret by which they are known again. */
export interface Watcher {
  readonly token: string;
  readonly name: string;
}

interface Sealed {
  readonly question: Question;
  readonly answer: string;
}

/** More than ever sit together; so many at most seal predictions on one game. */
const MOST_SEERS = 64;
/** How many of their earlier predictions a watcher is told: as many as a page shows. */
const SHOWN = 8;

/** What those who watch one game have sealed, and what has become of it (D-33, D-34). */
export class Predictions {
  readonly #foresight: Foresight<GameEvent>;
  readonly #seers = new Map<string, { readonly name: string; readonly sealed: Map<string, Sealed> }>();

  constructor(foresight: Foresight<GameEvent>) {
    this.#foresight = foresight;
  }

  /** Why this cannot be sealed; null where it can, or was sealed just so before. */
  whyNot({ token }: Watcher, id: string, answer: string): Refusal | null {
    const before = this.#seers.get(token)?.sealed.get(id);
    if (before) return before.answer === answer ? null : refusal('sealed-already', 'D-33');
    if (!this.#find(id)?.answers.includes(answer)) return refusal('no-such-question', 'D-33');
    return this.#seers.has(token) || this.#seers.size < MOST_SEERS ? null : refusal('gallery-full', null);
  }

  isSealed({ token }: Watcher, id: string): boolean {
    return this.#seers.get(token)?.sealed.has(id) ?? false;
  }

  seal({ token, name }: Watcher, id: string, answer: string): void {
    const question = this.#find(id);
    if (!question) return;
    const seer = this.#seers.get(token) ?? { name, sealed: new Map<string, Sealed>() };
    seer.sealed.set(id, { question, answer });
    this.#seers.set(token, seer);
  }

  /** What one watcher may know: the open questions, their own envelopes, and their own score. */
  seenBy(token: string | null): Omit<GallerySeen, 'rulings'> {
    const sealed = [...((token === null ? undefined : this.#seers.get(token))?.sealed.values() ?? [])];
    return {
      m: 'gallery',
      questions: this.#foresight.open(),
      predictions: sealed.slice(-SHOWN).map((one) => this.#shown(one)),
      score: this.#score(sealed),
    };
  }

  /** The watcher with most right predictions; of equals, the one with fewer predictions in all. Null if nobody was right. */
  best(): Seer | null {
    let best: Seer | null = null;
    for (const { name, sealed } of this.#seers.values()) {
      const score = this.#score([...sealed.values()]);
      const isBetter =
        score.right > (best?.right ?? 0) || (best && score.right === best.right && score.of < best.of);
      if (isBetter) best = { name, ...score };
    }
    return best;
  }

  #find(id: string): Question | null {
    return this.#foresight.open().find((question) => question.id === id) ?? null;
  }

  #shown({ question: { id, kind, seat, topic }, answer }: Sealed): Prediction {
    return { id, kind, seat, topic, answer, right: this.#foresight.answersTo(id) };
  }

  /** Of the envelopes that have been opened. */
  #score(sealed: readonly Sealed[]): SeerScore {
    const opened = sealed.flatMap(({ question, answer }) => {
      const right = this.#foresight.answersTo(question.id);
      return right ? [right.includes(answer)] : [];
    });
    return { right: opened.filter((isRight) => isRight).length, of: opened.length };
  }
}
