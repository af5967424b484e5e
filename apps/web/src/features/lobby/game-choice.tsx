import type { Lobby } from '@oeillade/table';
import { nameOf } from '../../games/index.ts';
import { labels } from '../../games/labels.ts';
import { t } from '../../shell/i18n/index.ts';
import menuCss from '../../ui/menu.module.css';
import { MenuItem } from '../../ui/menu.tsx';
import levelMenuCss from './level-menu.module.css';
import { PillMenu } from './pill-menu.tsx';

interface GameChoiceProps {
  readonly text: string;
  readonly lobby: Lobby;
  /** How many will play, as far as that is known. */
  readonly players: number;
  readonly onChoose: (game: string) => void;
}

/** Another game at the same table. The options of the old one are dropped. */
export function GameChoice({ text, lobby, players: company, onChoose }: GameChoiceProps) {
  return (
    <PillMenu text={text} label={text}>
      {labels.map(({ id, players }) => {
        const isTooSmall = company > players.max;
        return (
          <MenuItem
            key={id}
            kind="radio"
            className={`${menuCss.item} ${levelMenuCss.menuTold}`}
            isChecked={id === lobby.game}
            isDisabled={isTooSmall}
            onChoose={() => onChoose(id)}
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
