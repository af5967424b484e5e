import { memo, use, useEffect, useState } from 'react';
import { inTab } from '../../../shell/storage.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { HintsOff } from '../../../ui/table/hints-off.ts';
import { Passport } from '../art/index.ts';
import { PASSPORT_TITLE } from '../art/passport-title.ts';
import { say } from '../texts/table.ts';
import css from './passport-opening.module.css';
import { dishName, nationName } from './speech.ts';
import { useShown } from './use-spywhere.ts';

const READ_IN = 7_000;
const KEY = 'oeillade/passport-seen';

/** A game begins with who I am. It goes by itself, and with the first press, which does what it does. */
export const PassportOpening = memo(function PassportOpening() {
  const language = useLanguage();
  const { passports, round } = useShown(({ screen, told, lobby }) => ({
    passports: screen.passports,
    // Which game this is: it opens once.
    round: `${told.code}/${lobby.round}`,
  }));
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
});
