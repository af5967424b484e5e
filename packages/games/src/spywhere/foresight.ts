import type { Foresight, Question } from '@oeillade/kernel';
import type { SpywhereEvent } from './events.ts';
import { NATIONS, type Nation } from './nations.ts';

/** D-33: of each player, a nationality. All passports are shown at the end (S-43), and none before. */
export class SpywhereForesight implements Foresight<SpywhereEvent> {
  #passports: readonly (readonly Nation[])[] = [];
  #inPlay: readonly Nation[] = [];
  #isOver = false;

  follow(event: SpywhereEvent): boolean {
    if (event.e === 'dealt') {
      this.#passports = event.passports;
      this.#inPlay = NATIONS.filter((nation) => nation !== event.out);
    }
    if (event.e === 'ended') this.#isOver = true;
    return event.e === 'eliminated' || event.e === 'ended';
  }

  open(): readonly Question[] {
    if (this.#isOver) return [];
    return this.#passports.map((_, seat) => ({
      id: String(seat),
      kind: 'passport',
      seat,
      topic: null,
      answers: this.#inPlay,
    }));
  }

  answersTo(id: string): readonly string[] | null {
    return this.#isOver ? (this.#passports[Number(id)] ?? null) : null;
  }
}
