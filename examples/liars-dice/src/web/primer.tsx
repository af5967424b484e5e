import type { PictureProps, Primer, PrimerLine } from '@oeillade/web/games/contract/primer.ts';
import { Dice } from './die.tsx';
import { say } from './texts/table.ts';

const DICE = { one: [2, 5], two: [null, null], three: [5, 5] } as const;

/** One's own dice; dice under a cup; all of them. */
const Picture = ({ step }: PictureProps) => <Dice dice={DICE[step]} label="" />;

const lines = (): readonly PrimerLine[] => [
  { what: say('primer.bid'), worth: say('primer.bidWorth') },
  { what: say('primer.right'), worth: say('primer.rightWorth') },
  { what: say('primer.wrong'), worth: say('primer.wrongWorth') },
  { what: say('primer.end'), worth: say('primer.endWorth') },
];

export const primer: Primer = { Picture, lines };
