import { useId } from 'react';
import { LANGUAGES, type Language, speak, t } from '../../shell/i18n/index.ts';
import { LEVELS, type Level } from '../../shell/levels.ts';
import type { Person } from '../../shell/session/api.ts';
import { change, type Settings, useSettings } from '../../shell/settings.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { button } from '../../ui/button.ts';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import panelCss from '../../ui/panel.module.css';
import { Switch } from '../../ui/switch.tsx';
import { Opponents } from '../cast/opponents.tsx';
import { PersonCard } from '../person/person-card.tsx';
import css from './gear-panel.module.css';

const THEMES: readonly Settings['theme'][] = ['system', 'nuit', 'jour'];
/** Each language in its own words: whoever looks for theirs reads no other. */
const NAMES: Readonly<Record<Language, string>> = { fr: 'Français', en: 'English', de: 'Deutsch' };

export interface Liked {
  readonly person: Person;
  readonly level: Level;
  /** Persons of the cast by their ids. */
  readonly opponents: readonly string[];
  /** Chooses opponents and pace before a game against bots begins. */
  readonly arranges: boolean;
}

export interface GearProps {
  readonly liked: Liked;
  readonly onChange: (liked: Liked) => void;
}

/** Who I am, how I like it, and against whom I play. */
export function GearPanel({ liked, onChange, onClose }: GearProps & { readonly onClose: () => void }) {
  const title = useId();
  const { theme, sound } = useSettings();
  const language = useLanguage();
  return (
    <Dialog
      veil={panelCss.veil}
      panel={panelCss.panel}
      part="gear-panel"
      labelledBy={title}
      onClose={onClose}
    >
      <h2 className={panelCss.title} id={title}>
        {t('settings.title')}
      </h2>
      <div className={css.wishes}>
        <PersonCard person={liked.person} onChange={(person) => onChange({ ...liked, person })} />
        <Choice
          legend={t('settings.language')}
          values={LANGUAGES}
          value={language}
          say={(one) => NAMES[one]}
          onChange={(one) => void speak(one)}
        />
        <Choice
          legend={t('settings.look')}
          values={THEMES}
          value={theme}
          say={(one) => t(`settings.themes.${one}`)}
          onChange={(one) => change({ theme: one })}
        />
        <Switch name={t('settings.sound')} isOn={sound} onChange={(isOn) => change({ sound: isOn })} />
        <Choice
          legend={t('home.level')}
          values={LEVELS}
          value={liked.level}
          say={(one) => t(`home.levels.${one}`)}
          hint={t(`home.levelHints.${liked.level}`)}
          onChange={(level) => onChange({ ...liked, level })}
        />
        <Opponents chosen={liked.opponents} onChange={(opponents) => onChange({ ...liked, opponents })} />
        <Switch
          name={t('offline.arrange')}
          hint={t('offline.arrangeHint')}
          isOn={liked.arranges}
          onChange={(arranges) => onChange({ ...liked, arranges })}
        />
        <button type="button" {...button('claim')} data-part="gear-done" onClick={onClose}>
          {t('settings.done')}
        </button>
      </div>
    </Dialog>
  );
}
