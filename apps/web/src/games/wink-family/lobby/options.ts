import { sayWord } from '../../../shell/i18n/index.ts';
import type { OptionsPart } from '../../contract/options.ts';
import { editionOf } from '../editions.ts';
import { ChooseEyes, ChooseSignals } from './choose.tsx';
import { ReadEyes, ReadSignals, ToldSignals } from './read.tsx';
import { say } from './words.ts';

/** Eyes and signals. */
export const options: OptionsPart = {
  sayFirstRule: (id) => say('first', { rule: sayWord(editionOf(id).starts) }),
  Choose: ChooseEyes,
  ChooseBelow: ChooseSignals,
  Read: ReadEyes,
  ReadBelow: ReadSignals,
  Told: ToldSignals,
  sayProblem: (code) => (code === 'one-signal-only' ? say('oneSignal') : null),
};
