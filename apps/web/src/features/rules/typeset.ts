import type { Language } from '../../shell/i18n/index.ts';
import type { Facts } from './facts.ts';

const NARROW = '\u202f';

/** A text with its facts in place, set as its language wants it. */
export function typeset(text: string, facts: Facts, language: Language): string {
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`The rules know no fact {${name}}.`);
    return fact;
  });
  const started = filled.charAt(0).toLocaleUpperCase(language) + filled.slice(1);
  // A French mark must not begin a line of its own.
  return language === 'fr'
    ? started.replace(/ ([;:!?»])/g, `${NARROW}$1`).replace(/« /g, `«${NARROW}`)
    : started;
}
