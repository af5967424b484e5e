import type { BotKit, Level } from '../bot.ts';
import { lowered } from '../cast/measures.ts';
import { temperamentOf } from '../cast/temperaments.ts';
import { NEVER } from '../player/alarms.ts';
import type { Tempo } from '../player/turn-bot.ts';
import type { Command, Seen } from './mind.ts';

/** How long a step takes, in milliseconds: at least `least`, usually `usual` more, now and then much more. */
const THINKING: Readonly<Record<Level, { readonly least: number; readonly usual: number }>> = {
  random: { least: 700, usual: 700 },
  novice: { least: 1_000, usual: 1_300 },
  regular: { least: 900, usual: 1_000 },
  expert: { least: 800, usual: 900 },
  shark: { least: 800, usual: 900 },
};

/** Drawing a card takes no thought. */
const SHARE: Readonly<Record<Command['do'], number>> = {
  draw: 0.5,
  exchange: 1,
  eliminate: 0.8,
  attempt: 1,
  'end-turn': 0.8,
  'attempt-last': 1.5,
};

const LONGEST = 4_000;

/** How long a bot of Spywhere thinks before its next step. Which step that is follows from the last event. */
export class SpywhereTempo implements Tempo<Seen> {
  readonly #kit: BotKit;

  constructor(kit: BotKit) {
    this.#kit = kit;
  }

  arriving(): number {
    return this.#before('draw');
  }

  after(seen: Seen): number | null {
    if (seen.e === 'closed') return this.#before('attempt-last');
    if (seen.e === 'ended') return NEVER;
    if (seen.e === 'dealt') return seen.first === this.#kit.seat ? this.#before('draw') : null;
    if (seen.e === 'turn-ended' && (seen.seat + 1) % this.#kit.players === this.#kit.seat)
      return this.#before('draw');
    return 'seat' in seen && seen.seat === this.#kit.seat ? this.#afterOwn(seen) : null;
  }

  #afterOwn(seen: Seen): number | null {
    switch (seen.e) {
      case 'drew':
        return this.#before(seen.why === 'turn' ? 'exchange' : 'end-turn');
      case 'exchanged':
      case 'eliminated':
        return this.#before('end-turn');
      case 'turn-ended':
      case 'attempted-last':
        return NEVER;
      default:
        return null;
    }
  }

  #before(kind: Command['do']): number {
    const { level, random, member } = this.#kit;
    const { least, usual } = THINKING[level];
    const drawn = least - usual * Math.log(1 - random.fraction());
    return Math.round(lowered(SHARE[kind] * Math.min(LONGEST, drawn), temperamentOf(member).haste));
  }
}
