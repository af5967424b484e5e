import { sayWord } from '../../../shell/i18n/index.ts';
import { Icon } from '../../../ui/art/index.ts';
import { Person, Place } from '../../../ui/figures/pieces.tsx';
import type { PictureProps, Primer, PrimerLine } from '../../contract/primer.ts';
import { CharacterCard } from '../art/index.ts';
import { editionOf } from '../edition.ts';
import { sayPrimer } from '../texts/primer.ts';
import css from './part.module.css';

/** A pawn on a called card; a face that winks; a finger that points. */
function Picture({ step }: PictureProps) {
  if (step === 'one') {
    return (
      <Place pawn="zoe">
        <CharacterCard number={11} />
      </Place>
    );
  }
  if (step === 'two') return <Person who="ada" lit eye="wink-right" />;
  return (
    <span className={css.accuse}>
      <Icon name="accuse" />
    </span>
  );
}

function lines(id: string): readonly PrimerLine[] {
  const { names, mustDesignate, turnsDown } = editionOf(id);
  const spy = { spy: sayWord(names.spy) };
  return [
    { what: sayPrimer('named'), worth: sayPrimer('namedWorth') },
    { what: sayPrimer('misnamed'), worth: sayPrimer(turnsDown ? 'misnamedTurned' : 'misnamedGone') },
    { what: sayPrimer('unnamed'), worth: sayPrimer(mustDesignate ? 'unnamedMust' : 'unnamedMay') },
    { what: sayPrimer('accused'), worth: sayPrimer('accusedWorth', spy) },
    { what: sayPrimer('misaccused'), worth: sayPrimer('misaccusedWorth', spy) },
    { what: sayPrimer('spies', spy), worth: sayPrimer('spiesWorth') },
    { what: sayPrimer('end'), worth: sayPrimer('endWhen') },
  ];
}

export const primer: Primer = { Picture, lines };
