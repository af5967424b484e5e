import '../styles/menu.css';
import { Menu } from '@base-ui/react/menu';
import type { Lobby } from '@oeillade/table';
import { goTo } from '../app/route.ts';
import { change, type Settings, useSettings } from '../app/settings.ts';
import { useLanguage } from '../app/use-language.ts';
import { Icon } from '../art/index.ts';
import { LANGUAGES, speak, t } from '../i18n/index.ts';
import type { TableModel } from '../session/model.ts';
import type { TableSession } from '../session/session.ts';

interface TableMenuProps {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly lobby: Lobby;
}

const SWITCHES = [
  ['sound', 'table.sound'],
  ['voice', 'table.voice'],
  ['leftHanded', 'table.left'],
] as const satisfies readonly (readonly [keyof Settings, string])[];

/** What is not part of the game: a break, the end, the way out, and how this device shows it all. */
export function TableMenu({ session, model, lobby }: TableMenuProps) {
  const settings = useSettings();
  const language = useLanguage();
  const vote = (on: 'pause' | 'resume' | 'end') => session.ask({ ask: 'vote', on, yes: true });
  return (
    <Menu.Root>
      <Menu.Trigger className="icon-button" aria-label={t('table.menu')}>
        <Icon name="menu" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="menu-place" sideOffset={8} align="end">
          <Menu.Popup className="menu">
            {SWITCHES.map(([key, label]) => (
              <Menu.CheckboxItem
                className="menu-item"
                key={key}
                checked={settings[key]}
                onCheckedChange={(on) => change({ [key]: on })}
                closeOnClick={false}
              >
                {t(label)}
                <Menu.CheckboxItemIndicator className="menu-mark">
                  <Icon name="check" />
                </Menu.CheckboxItemIndicator>
              </Menu.CheckboxItem>
            ))}
            <Menu.Item
              className="menu-item"
              closeOnClick={false}
              onClick={() => change({ theme: settings.theme === 'jour' ? 'nuit' : 'jour' })}
            >
              {t('table.theme')}
              <span className="menu-mark">
                <Icon name="sun" />
              </span>
            </Menu.Item>
            <Menu.RadioGroup className="menu-row" value={language} onValueChange={(tag) => void speak(tag)}>
              {LANGUAGES.map((tag) => (
                <Menu.RadioItem className="menu-tag" key={tag} value={tag} lang={tag} closeOnClick={false}>
                  {tag.toUpperCase()}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Separator className="menu-line" />
            {model.seat !== null && (
              <>
                <Menu.Item className="menu-item" onClick={() => vote(lobby.paused ? 'resume' : 'pause')}>
                  {t(lobby.paused ? 'table.resume' : 'table.pause')}
                </Menu.Item>
                <Menu.Item className="menu-item" onClick={() => vote('end')}>
                  {t('table.endGame')}
                </Menu.Item>
              </>
            )}
            <Menu.Item className="menu-item" onClick={() => goTo('/')}>
              {t('table.leave')}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
