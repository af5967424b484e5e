import type { Language } from '../../../shell/i18n/index.ts';
import { type Person, sayNames } from '../../../ui/table/people.ts';
import type { SpywhereAccount } from '../spywhere-ending.ts';
import { nationName } from '../table/speech.ts';
import { sayEnd } from '../texts/end.ts';

/** Whose passport it is, which nation, and who had seen through it. */
export function sayPassport(
  person: Person,
  { passports, unmaskedBy }: SpywhereAccount,
  people: readonly Person[],
  language: Language,
): string {
  const nations = passports.map((nation) => nationName(nation, language)).join(', ');
  const seen =
    unmaskedBy.length === 0
      ? sayEnd('neverUnmasked')
      : sayEnd('unmasked', { names: sayNames(unmaskedBy, people, language) });
  return `${person.name}: ${nations}. ${seen}`;
}
