import type { Lobby } from '@oeillade/table';
import { nameOf } from '../../games/index.ts';
import { labels } from '../../games/labels.ts';
import { t } from '../../shell/i18n/index.ts';
import type { TableSession } from '../../shell/session/session.ts';
import menuCss from '../../ui/menu.module.css';
import { MenuItem } from '../../ui/menu.tsx';
import levelMenuCss from './level-menu.module.css';
import { PillMenu } from './pill-menu.tsx';

/** Another game at the same table. The options of the old one are dropped. */
export function GameChoice({ session, lobby }: { session: TableSession; lobby: Lobby }) {
  return (
    <PillMenu text={t('lobby.changeGame')} label={t('lobby.changeGame')}>
      {labels.map(({ id, players }) => {
        const isTooSmall = lobby.seats.length > players.max;
        return (
          <MenuItem
            key={id}
            kind="radio"
            className={`${menuCss.item} ${levelMenuCss.menuTold}`}
            isChecked={id === lobby.game}
            isDisabled={isTooSmall}
            onChoose={() => session.ask({ ask: 'arrange', game: id })}
          >
            {nameOf(id)}
            <span className={levelMenuCss.menuHint}>
              {isTooSmall ? t('lobby.atMost', { max: players.max }) : t('home.players', players)}
            </span>
          </MenuItem>
        );
      })}
    </PillMenu>
  );
}
