import { type Language, t } from '../../../shell/i18n/index.ts';
import { Icon } from '../../../ui/art/index.ts';
import { Passport, PassportCover } from '../art/index.ts';
import { dishName, nationName } from './speech.ts';
import type { SpywhereScreen } from './spywhere-screen.ts';
import type { PassportPeek } from './use-passport.ts';

interface PassportsProps {
  readonly screen: SpywhereScreen;
  readonly language: Language;
  readonly peek: PassportPeek;
}

/** Mine, shut until I press: nobody else should read it here. With two players there are two. */
export function Passports({ screen: { passports, ownCards }, language, peek }: PassportsProps) {
  const { isShown, staysOpen, setStaysOpen, handlers } = peek;
  if (passports.length === 0) return null;
  const names = passports.map((nation) => nationName(nation, language)).join(', ');
  return (
    <div className="sp-passports" data-count={passports.length}>
      <button type="button" className="sp-passport" aria-pressed={isShown} {...handlers}>
        <span className="sp-leaves">
          {passports.map((nation) =>
            isShown ? (
              <Passport
                key={nation}
                nation={nation}
                title={t('spywhere.passport')}
                country={nationName(nation, language)}
                dish={dishName(nation, language)}
              />
            ) : (
              <PassportCover key={nation} title={t('spywhere.passport')} />
            ),
          )}
        </span>
        <span className="sp-passport-hint">
          {isShown ? t('spywhere.ownCards', { count: ownCards }) : t('spywhere.holdToSee')}
        </span>
      </button>
      <button type="button" className="sp-keep" onClick={() => setStaysOpen(!staysOpen)}>
        <Icon name={staysOpen ? 'eye' : 'wink'} />
        <small>{t(staysOpen ? 'spywhere.keepShut' : 'spywhere.keepOpen')}</small>
      </button>
      <p className="visually-hidden" aria-live="polite">
        {isShown && !staysOpen && `${names}. ${t('spywhere.ownCards', { count: ownCards })}`}
      </p>
    </div>
  );
}
