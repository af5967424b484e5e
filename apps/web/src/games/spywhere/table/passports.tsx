import { memo } from 'react';
import { useLanguage } from '../../../shell/use-language.ts';
import { Icon } from '../../../ui/art/index.ts';
import { Passport, PassportCover } from '../art/index.ts';
import { PASSPORT_TITLE } from '../art/passport-title.ts';
import { say } from '../texts/table.ts';
import css from './passports.module.css';
import { dishName, nationName } from './speech.ts';
import { usePassport } from './use-passport.ts';
import { useShown, useTable } from './use-spywhere.ts';

/** Mine, shut until I press: nobody else should read it here. With two players there are two. */
export const Passports = memo(function Passports() {
  const language = useLanguage();
  const { keepPassport } = useTable().actions;
  const handlers = usePassport();
  const { passports, ownCards, isShown, staysOpen } = useShown(({ screen, passport }) => ({
    passports: screen.passports,
    ownCards: screen.ownCards,
    isShown: passport.isShown,
    staysOpen: passport.staysOpen,
  }));
  if (passports.length === 0) return null;
  const names = passports.map((nation) => nationName(nation, language)).join(', ');
  return (
    <div className={css.passports} data-part="spy-passports" data-count={passports.length}>
      <button
        type="button"
        className={css.passport}
        data-part="spy-passport"
        aria-pressed={isShown}
        {...handlers}
      >
        <span className={css.leaves}>
          {passports.map((nation) =>
            isShown ? (
              <Passport
                key={nation}
                nation={nation}
                title={PASSPORT_TITLE[language]}
                country={nationName(nation, language)}
                dish={dishName(nation, language)}
              />
            ) : (
              <PassportCover key={nation} title={PASSPORT_TITLE[language]} />
            ),
          )}
        </span>
        <span className={css.passportHint} data-part="spy-passport-hint">
          {isShown ? say('ownCards', { count: ownCards }) : say('holdToSee')}
        </span>
      </button>
      <button
        type="button"
        className={css.keep}
        data-part="spy-keep"
        onClick={() => keepPassport(!staysOpen)}
      >
        <Icon name={staysOpen ? 'eye' : 'wink'} />
        <small>{say(staysOpen ? 'keepShut' : 'keepOpen')}</small>
      </button>
      <p className="visually-hidden" aria-live="polite">
        {isShown && !staysOpen && `${names}. ${say('ownCards', { count: ownCards })}`}
      </p>
    </div>
  );
});
