import { FACES } from '../../shell/faces.ts';
import { LANGUAGES, type Language, speak } from '../../shell/i18n/index.ts';
import { keepLevel, readLevel } from '../../shell/levels.ts';
import { keepArranges, keepRules, readArranges, readRules } from '../../shell/preferences.ts';
import { keepPerson, readPerson } from '../../shell/session/person-kept.ts';
import { change, type Settings, STANDARD } from '../../shell/settings.ts';
import { onDevice } from '../../shell/storage.ts';
import type { Likes } from './file/format.ts';
import { fitting } from './fitting.ts';

/**
 * Name, face and settings of a person on this device. Seats at tables are left out: whoever has the file could sit
 * there.
 */
export function readLikes(settings: Settings, language: Language): Likes {
  const person = readPerson();
  return {
    ...(person ? { person } : {}),
    settings: { ...settings },
    language,
    level: readLevel(),
    arranges: readArranges(),
    rules: { ...readRules() },
  };
}

/** Takes over what a file says, as far as this device understands it. */
export async function applyLikes({
  person,
  settings,
  language,
  level,
  arranges,
  rules,
}: Likes): Promise<void> {
  if (person) keepPerson({ ...person, face: person.face % FACES });
  if (settings) change(fitting(STANDARD, settings));
  if (level) keepLevel(level);
  if (arranges !== undefined) keepArranges(arranges);
  if (rules) keepRules(rules);
  const spoken = LANGUAGES.find((one) => one === language);
  if (spoken) await speak(spoken);
}

/** As on the first visit; only the language stays, in which the page is read. */
export function forgetLikes(): void {
  change(STANDARD);
  for (const key of ['person', 'level', 'alone-rules', 'alone-arranges']) {
    onDevice.forget(`oeillade/${key}`);
  }
}
