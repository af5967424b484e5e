import { lowered, raised, raisedChance, shorter } from '../cast/measures.ts';
import type { Temperament } from '../cast/temperaments.ts';
import type { Temper } from './temper.ts';

/** Whoever looks more often sees more, so that restless eyes are but a little quicker: by a tenth at most. */
const LITTLE = 0.4;

/** A level as somebody of this temperament plays it: attention, memory and counting stay the level's own. */
export function tempered(temper: Temper, { boldness, haste, mischief, restlessness }: Temperament): Temper {
  return {
    ...temper,
    thinking: shorter(temper.thinking, haste),
    calling: shorter(temper.calling, haste),
    look: shorter(temper.look, LITTLE * restlessness),
    rest: shorter(temper.rest, LITTLE * restlessness),
    baits: raisedChance(temper.baits, mischief),
    accuses: raisedChance(temper.accuses, boldness),
    caution: lowered(temper.caution, boldness),
    accusesFromGain: temper.accusesFromGain === null ? null : lowered(temper.accusesFromGain, boldness),
    accusesLikeliest: raised(temper.accusesLikeliest, boldness),
  };
}
