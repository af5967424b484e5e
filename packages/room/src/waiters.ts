/** Promises that wait for something of a room. They are resolved when the room ends. */
export class Waiters {
  readonly #waiting = new Set<(isReached: boolean) => void>();
  #isGone = false;

  /** Resolves to true when `begin` calls what it is given; to false where the room is gone before that. */
  wait(begin: (done: () => void) => void): Promise<boolean> {
    if (this.#isGone) return Promise.resolve(false);
    return new Promise((resolve) => {
      const end = (isReached: boolean): void => {
        this.#waiting.delete(end);
        resolve(isReached);
      };
      this.#waiting.add(end);
      begin(() => end(true));
    });
  }

  release(): void {
    this.#isGone = true;
    for (const end of [...this.#waiting]) end(false);
  }
}
