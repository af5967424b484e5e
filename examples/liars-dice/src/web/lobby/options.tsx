import { agreed } from '@oeillade/web/games/contract/arrangement.ts';
import type { ChooseProps, OptionsPart, ReadProps } from '@oeillade/web/games/contract/options.ts';
import { Agreed } from '@oeillade/web/ui/agreed.tsx';
import { Pick } from '@oeillade/web/ui/pick.tsx';
import { type DiceOptions, liarsDice, MOST_DICE } from '../../rules/index.ts';
import { say } from '../texts/table.ts';

const CHOICES = Array.from({ length: MOST_DICE }, (_, index) => String(index + 1));

const diceAt = (lobby: ReadProps['lobby']): number =>
  agreed<DiceOptions>(lobby).dice ?? liarsDice.facts.defaults.dice;

const Choose = ({ lobby, wish }: ChooseProps) => (
  <Pick
    name={say('dice')}
    hint={say('diceHint')}
    value={String(diceAt(lobby))}
    choices={CHOICES.map((choice) => [choice, choice] as const)}
    onChange={(chosen) => wish({ dice: Number(chosen) })}
  />
);

const Read = ({ lobby }: ReadProps) => (
  <Agreed name={say('dice')} value={String(diceAt(lobby))} hint={say('diceHint')} />
);

/** How many dice everybody begins with. */
export const options: OptionsPart = {
  sayFirstRule: () => say('firstRule'),
  Choose,
  Read,
  sayProblem: () => null,
};
