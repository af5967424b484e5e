import { readCostume } from '@oeillade/table';
import { FACES } from '../../shell/faces.ts';
import { LANGUAGES, type Language, speak } from '../../shell/i18n/index.ts';
import { keepLevel, readLevel } from '../../shell/levels.ts';
import {
  keepArranges,
  keepOpponents,
  keepRules,
  readArranges,
  readOpponents,
  readRules,
} from '../../shell/preferences.ts';
import { keepPerson, readPerson } from '../../shell/session/person-kept.ts';
import { change, type Settings, STANDARD } from '../../shell/settings.ts';
import { onDevice } from '../../shell/storage.ts';
import type { Tally } from './feats/tally.ts';
import { readTally, takeTally } from './feats/tally-kept.ts';
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
    opponents: [...readOpponents()],
    feats: structuredClone(readTally()) as NonNullable<Likes['feats']>,
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
  opponents,
  feats,
}: Likes): Promise<void> {
  if (person) {
    const { name, face } = person;
    const costume = readCostume(person.costume);
    keepPerson({ name, face: face % FACES, ...(costume && { costume }) });
  }
  if (settings) change(fitting(STANDARD, settings));
  if (level) keepLevel(level);
  if (arranges !== undefined) keepArranges(arranges);
  if (rules) keepRules(rules);
  if (opponents) keepOpponents(opponents);
  if (feats) takeTally(feats as Tally);
  const spoken = LANGUAGES.find((one) => one === language);
  if (spoken) await speak(spoken);
}

/** As on the first visit; only the language stays, in which the page is read. */
export function forgetLikes(): void {
  change(STANDARD);
  for (const key of ['person', 'level', 'alone-rules', 'alone-arranges', 'opponents', 'feats']) {
    onDevice.forget(`oeillade/${key}`);
  }
}
