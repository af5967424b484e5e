import { use, useEffect, useState } from 'react';
import type { Language } from '../../../shell/i18n/index.ts';
import { inTab } from '../../../shell/storage.ts';
import { HintsOff } from '../../../ui/table/hints-off.ts';
import { Passport } from '../art/index.ts';
import { PASSPORT_TITLE } from '../art/passport-title.ts';
import { say } from '../texts/table.ts';
import css from './passport-opening.module.css';
import { dishName, nationName } from './speech.ts';
import type { SpywhereScreen } from './spywhere-screen.ts';

const READ_IN = 7_000;
const KEY = 'oeillade/passport-seen';

interface PassportOpeningProps {
  readonly screen: SpywhereScreen;
  /** Which game this is: it opens once. */
  readonly round: string;
  readonly language: Language;
}

/** A game begins with who I am. It goes by itself, and with the first press, which does what it does. */
export function PassportOpening({ screen: { passports }, round, language }: PassportOpeningProps) {
  const [isOver, setOver] = useState(() => inTab.read(KEY) === round);
  const waits = use(HintsOff);
  const isShown = !isOver && !waits && passports.length > 0;
  useEffect(() => {
    if (!isShown) return;
    const end = () => {
      inTab.write(KEY, round);
      setOver(true);
    };
    const timer = setTimeout(end, READ_IN);
    window.addEventListener('pointerdown', end, true);
    window.addEventListener('keydown', end, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', end, true);
      window.removeEventListener('keydown', end, true);
    };
  }, [isShown, round]);
  if (!isShown) return null;
  return (
    <div className={css.place} data-part="spy-opening" role="status">
      {passports.map((nation) => (
        <div className={css.card} key={nation}>
          <Passport
            nation={nation}
            title={PASSPORT_TITLE[language]}
            country={nationName(nation, language)}
            dish={dishName(nation, language)}
          />
          <p>{say(`youAre.${nation}`)}</p>
        </div>
      ))}
    </div>
  );
}
