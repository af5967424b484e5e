import { LANGUAGES, speak, t } from '../shell/i18n/index.ts';
import { goTo } from '../shell/route.ts';
import { change, useSettings } from '../shell/settings.ts';
import { useLanguage } from '../shell/use-language.ts';
import { Icon, Logo, Quilt } from './art/index.ts';

/** The name of the house, the language, day and night. */
export function TopBar() {
  const language = useLanguage();
  const { theme } = useSettings();
  return (
    <header className="top">
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
      <div className="tools">
        <fieldset className="segments" aria-label={t('settings.language')}>
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
          className="icon-button"
          aria-label={t('settings.theme')}
          onClick={() => change({ theme: theme === 'jour' ? 'nuit' : 'jour' })}
        >
          <Icon name="sun" />
        </button>
      </div>
    </header>
  );
}
