import type { LivePlaces } from '@oeillade/room/live';

/** The places of tables with living faces on this server. */
export class LiveTables implements LivePlaces {
  readonly #most: number;
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get taken(): number {
    return this.#taken;
  }

  take(): boolean {
    if (this.#taken >= this.#most) return false;
    this.#taken++;
    return true;
  }

  giveBack(): void {
    this.#taken--;
  }
}
