import { less, likelier, more, shorter } from '../cast/measures.ts';
import type { Temperament } from '../cast/temperaments.ts';
import type { Temper } from './temper.ts';

/** A level as somebody of this temperament plays it: attention, memory and counting stay the level's own. */
export function tempered(temper: Temper, { boldness, haste, mischief, restlessness }: Temperament): Temper {
  return {
    ...temper,
    thinking: shorter(temper.thinking, haste),
    calling: shorter(temper.calling, haste),
    glance: shorter(temper.glance, restlessness),
    rest: shorter(temper.rest, restlessness),
    baits: likelier(temper.baits, mischief),
    accuses: likelier(temper.accuses, boldness),
    caution: less(temper.caution, boldness),
    nerve: temper.nerve === null ? null : less(temper.nerve, boldness),
    rash: more(temper.rash, boldness),
  };
}
