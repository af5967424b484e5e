import type { Lobby } from '@oeillade/table';
import { t } from '../../shell/i18n/index.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { MenuItem } from '../../ui/menu.tsx';
import { BOXES } from '../home/games.ts';
import { PillMenu } from './pill-menu.tsx';

/** Another game at the same table; what was arranged for the old one is forgotten. */
export function GameChoice({ session, lobby }: { session: TableSession; lobby: Lobby }) {
  return (
    <PillMenu text={t('lobby.changeGame')} label={t('lobby.changeGame')}>
      {BOXES.map(({ id, min, max }) => {
        const isTooSmall = lobby.seats.length > max;
        return (
          <MenuItem
            key={id}
            kind="radio"
            className="menu-item menu-told"
            isChecked={id === lobby.game}
            isDisabled={isTooSmall}
            onChoose={() => session.ask({ ask: 'arrange', game: id })}
          >
            {t(`games.${id}.name`)}
            <span className="menu-hint">
              {isTooSmall ? t('lobby.atMost', { max }) : t('home.players', { min, max })}
            </span>
          </MenuItem>
        );
      })}
    </PillMenu>
  );
}
