import * as spywhereRules from '@oeillade/games/spywhere';
import type { Language } from '../../shell/i18n/index.ts';
import type { ForeseePart } from '../contract/foresee.ts';
import { say } from './texts/foresee.ts';

const nationName = (nation: string, language: Language): string =>
  spywhereRules.NATION_FACTS[nation as spywhereRules.Nation].name[language];

export const foresee: ForeseePart = {
  sayQuestion: ({ seat }, people) => say('question', { name: people[seat]?.name ?? '' }),
  groups: ({ answers }, _people, language) => [
    {
      legend: say('nations'),
      answers: answers.map((answer) => ({ answer, person: null, text: nationName(answer, language) })),
    },
  ],
  sayPrediction: ({ seat, answer }, people, language) =>
    say('said', { name: people[seat]?.name ?? '', nation: nationName(answer, language) }),
};
