import { t } from '../shell/i18n/index.ts';
import { change, useSettings } from '../shell/settings.ts';
import { Icon } from './art/pieces/icon.tsx';
import buttonCss from './button.module.css';

/** Day or night. */
export function ThemeButton() {
  const { theme } = useSettings();
  return (
    <button
      type="button"
      className={buttonCss.icon}
      data-part="icon-button"
      aria-label={t('settings.theme')}
      onClick={() => change({ theme: theme === 'jour' ? 'nuit' : 'jour' })}
    >
      <Icon name="sun" />
    </button>
  );
}
