import type { Lobby } from '@oeillade/table';
import { memo, type ReactNode, use } from 'react';
import { useAlone } from '../../shell/alone.ts';
import { LANGUAGES, speak, t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { change, type Settings, useSettings } from '../../shell/settings.ts';
import { useLanguage } from '../../shell/use-language.ts';
import buttonCss from '../../ui/button.module.css';
import menuCss from '../../ui/menu.module.css';
import { Icon } from '../art/index.ts';
import { Menu, MenuItem } from '../menu.tsx';
import { canTremble } from '../sound/tremble.ts';
import { THEATRES } from '../stage/theatre.ts';
import { CheatSheetWay } from './cheat-sheet-way.ts';
import { HoldTime } from './hold-time.ts';

interface TableMenuProps {
  readonly session: TableSession;
  readonly isSeated: boolean;
  readonly lobby: Lobby;
  /** What can be switched at this game alone: the same list at every drawing. */
  readonly more?: readonly Switch[];
  /** Something to do at this game alone. */
  readonly children?: ReactNode;
}

/** A setting of this device that is on or off, with its name. */
export interface Switch {
  readonly key: { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings];
  readonly say: () => string;
}

const SWITCHES: readonly Switch[] = [
  { key: 'sound', say: () => t('table.sound') },
  ...(canTremble ? [{ key: 'vibration', say: () => t('settings.vibration') } as const] : []),
  { key: 'voice', say: () => t('table.voice') },
  { key: 'leftHanded', say: () => t('table.left') },
  { key: 'hints', say: () => t('settings.hints') },
];
const NO_MORE: readonly Switch[] = [];

/**
 * What is not part of the game: a break, the end, the way out, and how this device shows it all. It is not drawn again
 * with every look.
 */
export const TableMenu = memo(function TableMenu(props: TableMenuProps) {
  const { session, isSeated, lobby, more = NO_MORE, children } = props;
  useLanguage();
  const showSheet = use(CheatSheetWay);
  const time = use(HoldTime);
  return (
    <Menu
      button={{
        className: buttonCss.icon,
        part: 'icon-button',
        label: t('table.menu'),
        content: <Icon name="menu" />,
      }}
      className={menuCss.menu}
      align="end"
      {...(time ? { onOpen: time.hold } : {})}
    >
      <Wishes switches={[...SWITCHES, ...more]} />
      {children}
      <hr className={menuCss.line} />
      {showSheet && <MenuItem onChoose={showSheet}>{t('table.cheatSheet')}</MenuItem>}
      <MenuItem onChoose={() => window.open(`/rules/${lobby.game}`, '_blank', 'noopener')}>
        {t('table.rules')}
      </MenuItem>
      <MenuItem onChoose={() => window.open('/cameras', '_blank', 'noopener')}>{t('rules.cameras')}</MenuItem>
      <hr className={menuCss.line} />
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
      {switches.map(({ key, say }) => (
        <MenuItem
          key={key}
          kind="checkbox"
          isChecked={settings[key]}
          stays
          onChoose={() => change({ [key]: !settings[key] })}
        >
          {say()}
          {settings[key] && <Icon name="check" />}
        </MenuItem>
      ))}
      <MenuItem stays onChoose={() => change({ theme: settings.theme === 'jour' ? 'nuit' : 'jour' })}>
        {t('settings.theme')}
        <Icon name="sun" />
      </MenuItem>
      <p className={menuCss.rowTitle} aria-hidden="true">
        {t('settings.theatre.title')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a menu may not hold a fieldset */}
      <div className={menuCss.row} role="group" aria-label={t('settings.theatre.title')}>
        {THEATRES.map((theatre) => (
          <MenuItem
            key={theatre}
            kind="radio"
            className={menuCss.tag}
            isChecked={theatre === settings.theatre}
            stays
            onChoose={() => change({ theatre })}
          >
            {t(`settings.theatre.${theatre}`)}
          </MenuItem>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a menu may not hold a fieldset */}
      <div className={menuCss.row} role="group" aria-label={t('settings.language')}>
        {LANGUAGES.map((tag) => (
          <MenuItem
            key={tag}
            kind="radio"
            className={menuCss.tag}
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

/** What the whole table has to agree to; whoever is alone need not ask. */
function Proposals({ session, isPaused }: { session: TableSession; isPaused: boolean }) {
  const isAlone = useAlone();
  const propose = (on: 'pause' | 'resume' | 'end') => session.ask({ ask: 'vote', on, yes: true });
  return (
    <>
      <MenuItem onChoose={() => propose(isPaused ? 'resume' : 'pause')}>
        {t(isPaused ? 'table.resume' : isAlone ? 'table.pauseAlone' : 'table.pause')}
      </MenuItem>
      <MenuItem onChoose={() => propose('end')}>{t(isAlone ? 'table.endAlone' : 'table.endGame')}</MenuItem>
    </>
  );
}
