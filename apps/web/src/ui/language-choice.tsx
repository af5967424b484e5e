import { LANGUAGES, speak, t } from '../shell/i18n/index.ts';
import { useLanguage } from '../shell/use-language.ts';
import buttonCss from './button.module.css';

/** The languages side by side; the pressed one is spoken. */
export function LanguageChoice() {
  const language = useLanguage();
  return (
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
  );
}
