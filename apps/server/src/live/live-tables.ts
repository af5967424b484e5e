import type { LivePlaces } from '@oeillade/room/live';

/** The places of tables with living faces on this server. */
export class LiveTables implements LivePlaces {
  readonly #most: number;
  /** Called where a table is told that there is no place. */
  readonly refused: () => void;
  #taken = 0;

  constructor(most: number, refused: () => void) {
    this.#most = most;
    this.refused = refused;
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
