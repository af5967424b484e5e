import type { Lobby } from '@oeillade/table';
import { memo } from 'react';
import { LANGUAGES, speak, t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { change, type Settings, useSettings } from '../../shell/settings.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { Icon } from '../../ui/art/index.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { canTremble } from '../../ui/sound/tremble.ts';

interface TableMenuProps {
  readonly session: TableSession;
  readonly isSeated: boolean;
  readonly lobby: Lobby;
}

const SWITCHES = [
  ['sound', 'table.sound'],
  ...(canTremble ? ([['vibration', 'settings.vibration']] as const) : []),
  ['voice', 'table.voice'],
  ['leftHanded', 'table.left'],
  ['hints', 'settings.hints'],
] as const satisfies readonly (readonly [keyof Settings, string])[];
/** At a table of real faces a hand is covered anyway. */
const COVER = ['coverHand', 'screen.coverHand'] as const;
type Switch = (typeof SWITCHES)[number] | typeof COVER;

/**
 * What is not part of the game: a break, the end, the way out, and how this device shows it all. It is not drawn again
 * with every glance.
 */
export const TableMenu = memo(function TableMenu({ session, isSeated, lobby }: TableMenuProps) {
  useLanguage();
  return (
    <Menu
      button={{ className: 'icon-button', label: t('table.menu'), content: <Icon name="menu" /> }}
      className="menu"
      align="end"
    >
      <Wishes switches={lobby.game === 'spywhere' ? [...SWITCHES, COVER] : SWITCHES} />
      <hr className="menu-line" />
      {isSeated && <Proposals session={session} isPaused={lobby.paused} />}
      <MenuItem onChoose={() => goTo('/')}>{t('table.leave')}</MenuItem>
    </Menu>
  );
});

function Wishes({ switches }: { switches: readonly Switch[] }) {
  const settings = useSettings();
  const language = useLanguage();
  return (
    <>
      {switches.map(([key, label]) => (
        <MenuItem
          key={key}
          kind="checkbox"
          isChecked={settings[key]}
          stays
          onChoose={() => change({ [key]: !settings[key] })}
        >
          {t(label)}
          {settings[key] && <Icon name="check" />}
        </MenuItem>
      ))}
      <MenuItem stays onChoose={() => change({ theme: settings.theme === 'jour' ? 'nuit' : 'jour' })}>
        {t('settings.theme')}
        <Icon name="sun" />
      </MenuItem>
      {/* biome-ignore lint/a11y/useSemanticElements: a menu may not hold a fieldset */}
      <div className="menu-row" role="group" aria-label={t('settings.language')}>
        {LANGUAGES.map((tag) => (
          <MenuItem
            key={tag}
            kind="radio"
            className="menu-tag"
            lang={tag}
            isChecked={tag === language}
            stays
            onChoose={() => void speak(tag)}
          >
            {tag.toUpperCase()}
          </MenuItem>
        ))}
      </div>
    </>
  );
}

/** What the whole table has to agree to. */
function Proposals({ session, isPaused }: { session: TableSession; isPaused: boolean }) {
  const propose = (on: 'pause' | 'resume' | 'end') => session.ask({ ask: 'vote', on, yes: true });
  return (
    <>
      <MenuItem onChoose={() => propose(isPaused ? 'resume' : 'pause')}>
        {t(isPaused ? 'table.resume' : 'table.pause')}
      </MenuItem>
      <MenuItem onChoose={() => propose('end')}>{t('table.endGame')}</MenuItem>
    </>
  );
}
