/** Milliseconds from one reaction of somebody to their next: nobody pulls faces all the time. */
export const REACTION_EVERY = 4_000;

/** When somebody may react again, in the driver's time: reactions go on while a game stands still, and after it. */
export class ReactionLimit {
  #last = Number.NEGATIVE_INFINITY;

  mayReact(now: number): boolean {
    return now - this.#last >= REACTION_EVERY;
  }

  note(now: number): void {
    this.#last = now;
  }
}
