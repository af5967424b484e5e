import type { Language } from '../../../shell/i18n/index.ts';
import { type Person, sayNames } from '../../../ui/table/people.ts';
import { sayEnd } from '../texts/end.ts';
import type { BrokenTie } from './tie-breaks.ts';

interface Told {
  readonly people: readonly Person[];
  readonly language: Language;
  /** What the edition calls its spy cards. */
  readonly spy: string;
}

export const sayTie = ({ ahead, behind, by }: BrokenTie, { people, language, spy }: Told): string =>
  sayEnd('tie', {
    why: sayEnd(`tieRules.${by.what}${by.isMore ? 'More' : 'Fewer'}`, { spy }),
    ahead: sayNames(ahead, people, language),
    behind: sayNames(behind, people, language),
  });
