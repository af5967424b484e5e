import * as spywhereRules from '@oeillade/games/spywhere';
import type { PictureProps, Primer, PrimerLine } from '../../contract/primer.ts';
import { DishCard, IdentificationCard, SpywhereDefs } from '../art/index.ts';
import { sayPrimer } from '../texts/primer.ts';
import css from './part.module.css';

/** Two dishes to swap; a card that nobody reads; dishes of one country. */
function Picture({ step }: PictureProps) {
  return (
    <span className={css.picture} data-step={step}>
      {step === 'one' && <SpywhereDefs />}
      {step === 'two' ? (
        <IdentificationCard colour="rose" />
      ) : (
        <>
          <DishCard nation="france" />
          <DishCard nation={step === 'one' ? 'japan' : 'france'} />
        </>
      )}
    </span>
  );
}

const lines = (): readonly PrimerLine[] => [
  { what: sayPrimer('turn'), worth: sayPrimer('turnWorth') },
  { what: sayPrimer('eliminated'), worth: sayPrimer('eliminatedWorth') },
  { what: sayPrimer('own'), worth: sayPrimer('ownWorth') },
  { what: sayPrimer('right'), worth: sayPrimer('rightWorth') },
  { what: sayPrimer('wrong'), worth: sayPrimer('wrongWorth') },
  { what: sayPrimer('all'), worth: sayPrimer('allWorth', { bonus: spywhereRules.CLOSER_BONUS }) },
  { what: sayPrimer('end'), worth: sayPrimer('endWhen') },
];

export const primer: Primer = { Picture, lines };
