import { t } from '../../shell/i18n/index.ts';
import { change, useSettings } from '../../shell/settings.ts';
import { Icon } from '../../ui/art/index.ts';
import buttonCss from '../../ui/button.module.css';
import { button } from '../../ui/button.ts';
import { LanguageChoice } from '../../ui/language-choice.tsx';
import { THEATRES } from '../../ui/stage/theatre.ts';
import { ThemeButton } from '../../ui/theme-button.tsx';
import css from './tools.module.css';
import { useFullScreen } from './use-full-screen.ts';

interface ToolsProps {
  readonly isVoiceOn: boolean;
  readonly onVoice: (on: boolean) => void;
  /** Language and theme too: there is time for them before the game. */
  readonly all: boolean;
}

/** The few things that somebody near the screen may want to press. */
export function Tools({ isVoiceOn, onVoice, all }: ToolsProps) {
  const full = useFullScreen();
  return (
    <div className={css.tools}>
      {all && <LanguageChoice />}
      {all && <TheatreChoice />}
      {all && <ThemeButton />}
      {'speechSynthesis' in window && (
        <button
          type="button"
          {...(all ? button('plain', css.voice) : { className: `${buttonCss.icon} ${css.voice}` })}
          data-part={all ? 'screen-voice' : 'icon-button screen-voice'}
          aria-pressed={isVoiceOn}
          aria-label={all ? undefined : t('screen.voice')}
          onClick={() => onVoice(!isVoiceOn)}
        >
          <Icon name={isVoiceOn ? 'sound' : 'mute'} />
          {all && t('screen.voice')}
        </button>
      )}
      {full.isOffered && (
        <button
          type="button"
          className={buttonCss.icon}
          data-part="icon-button"
          aria-label={t('screen.full')}
          aria-pressed={full.isOn}
          onClick={full.toggle}
        >
          <Icon name="expand" />
        </button>
      )}
    </div>
  );
}

/** How much of a show a verdict is. */
function TheatreChoice() {
  const { theatre } = useSettings();
  return (
    <fieldset
      className={buttonCss.segments}
      data-part="segments screen-theatre"
      aria-label={t('settings.theatre.title')}
    >
      {THEATRES.map((wished) => (
        <button
          key={wished}
          type="button"
          aria-pressed={wished === theatre}
          onClick={() => change({ theatre: wished })}
        >
          {t(`settings.theatre.${wished}`)}
        </button>
      ))}
    </fieldset>
  );
}
