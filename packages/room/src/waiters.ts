/** Promises that wait for something of a room. They are resolved when the room ends. */
export class Waiters {
  readonly #waiting = new Set<() => void>();
  #isGone = false;

  /** Resolves when `begin` calls what it is given, or the room is gone. */
  wait(begin: (done: () => void) => void): Promise<void> {
    if (this.#isGone) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        this.#waiting.delete(done);
        resolve();
      };
      this.#waiting.add(done);
      begin(done);
    });
  }

  release(): void {
    this.#isGone = true;
    for (const done of [...this.#waiting]) done();
  }
}
