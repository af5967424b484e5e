import { sayWord } from '../../../shell/i18n/index.ts';
import type { OptionsPart } from '../../contract/options.ts';
import { editionOf } from '../edition.ts';
import { sayLobby } from '../texts/lobby.ts';
import { ChooseEyes, ChooseSignals } from './choose.tsx';
import { ReadEyes, ReadSignals, ToldSignals } from './read.tsx';

/** Eyes and signals. */
export const options: OptionsPart = {
  sayFirstRule: (id) => sayLobby('first', { rule: sayWord(editionOf(id).starts) }),
  Choose: ChooseEyes,
  ChooseBelow: ChooseSignals,
  Read: ReadEyes,
  ReadBelow: ReadSignals,
  Told: ToldSignals,
  sayProblem: (code) => (code === 'one-signal-only' ? sayLobby('oneSignal') : null),
};
