import { LANGUAGES, speak, t } from '../shell/i18n/index.ts';
import { goTo } from '../shell/route.ts';
import { change, useSettings } from '../shell/settings.ts';
import { useLanguage } from '../shell/use-language.ts';
import { Logo } from './art/brand/logo.tsx';
import { Icon } from './art/pieces/icon.tsx';
import { Quilt } from './art/pieces/scenery.tsx';
import buttonCss from './button.module.css';
import css from './top-bar.module.css';

/** The name of the site, the language, day and night. */
export function TopBar() {
  const language = useLanguage();
  const { theme } = useSettings();
  return (
    <header className={css.top} data-part="top">
      <Quilt />
      <a
        href="/"
        aria-label="Œillade"
        onClick={(event) => {
          event.preventDefault();
          goTo('/');
        }}
      >
        <Logo height={44} />
      </a>
      <div className={css.tools}>
        <fieldset className={buttonCss.segments} data-part="segments" aria-label={t('settings.language')}>
          {LANGUAGES.map((tag) => (
            <button
              key={tag}
              type="button"
              lang={tag}
              aria-pressed={tag === language}
              onClick={() => void speak(tag)}
            >
              {tag.toUpperCase()}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className={buttonCss.icon}
          data-part="icon-button"
          aria-label={t('settings.theme')}
          onClick={() => change({ theme: theme === 'jour' ? 'nuit' : 'jour' })}
        >
          <Icon name="sun" />
        </button>
      </div>
    </header>
  );
}
