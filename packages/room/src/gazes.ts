import type { Seat } from '@oeillade/kernel';
import type { Gaze } from '@oeillade/table';

/** The gazes that wait, only the last of each face for each seat. They are so few that they are looked through. */
export class Gazes {
  #latest: { readonly to: Seat; readonly gaze: Gaze }[] = [];

  get isEmpty(): boolean {
    return this.#latest.length === 0;
  }

  add(to: Seat, gaze: Gaze): void {
    const before = this.#latest.findIndex((one) => one.to === to && one.gaze.of === gaze.of);
    if (before === -1) this.#latest.push({ to, gaze });
    else this.#latest[before] = { to, gaze };
  }

  /** Hands out those for one seat, or all. */
  give(send: (to: Seat, gaze: Gaze) => void, only?: Seat): void {
    if (this.#latest.length === 0) return;
    const given = this.#latest;
    this.#latest = only === undefined ? [] : given.filter(({ to }) => to !== only);
    for (const { to, gaze } of given) if (only === undefined || to === only) send(to, gaze);
  }
}
