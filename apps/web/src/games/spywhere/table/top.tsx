import type { Lobby } from '@oeillade/table';
import { sayWord, t } from '../../../shell/i18n/index.ts';
import type { TableModel } from '../../../shell/session/model.ts';
import type { TableSession } from '../../../shell/session/session.ts';
import artCss from '../../../ui/art/art.module.css';
import { Icon, Logo } from '../../../ui/art/index.ts';
import buttonCss from '../../../ui/button.module.css';
import { Chat } from '../../../ui/chat/chat.tsx';
import { type Switch, TableMenu } from '../../../ui/table/table-menu.tsx';
import { SHELF_WORDS } from '../shelf-words.ts';
import { say } from '../texts/table.ts';
import type { Opened } from './sheets.tsx';
import type { SpywhereScreen } from './spywhere-screen.ts';
import css from './top.module.css';
import { Turn } from './turn.tsx';

interface TopProps {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly lobby: Lobby;
  readonly screen: SpywhereScreen;
  readonly isStage: boolean;
  readonly onOpen: (what: Opened) => void;
}

/** Who plays a game without eyes may sit beside somebody who sees their screen. */
const SWITCHES: readonly Switch[] = [{ key: 'coverHand', say: () => say('coverHand') }];

/** On a large screen the name of the site and the table; on a small one the turn and the notebook. */
export function Top({ session, model, lobby, screen, isStage, onOpen }: TopProps) {
  return (
    <header className={css.top}>
      {isStage ? (
        <>
          <Logo height={42} />
          <p className={css.where}>
            <b>{sayWord(SHELF_WORDS.name)}</b>
            {t('table.round', { round: lobby.round, code: model.code })}
          </p>
        </>
      ) : (
        <Turn screen={screen} clock={model.clock} most={lobby.rules.mostForTurn} />
      )}
      <div className={css.tools} data-part="spy-tools">
        <button
          type="button"
          className={`${buttonCss.icon} ${css.logButton}`}
          data-part="icon-button"
          aria-label={t('table.announcements')}
          aria-haspopup="dialog"
          onClick={() => onOpen({ is: 'log' })}
        >
          <Icon name="call" />
        </button>
        {!isStage && (
          <button
            type="button"
            className={buttonCss.icon}
            data-part="icon-button spy-notebook-button"
            aria-label={say('notebook')}
            aria-haspopup="dialog"
            onClick={() => onOpen({ is: 'notebook' })}
          >
            <GridIcon />
          </button>
        )}
        <Chat session={session} model={model} lobby={lobby} />
        <TableMenu session={session} isSeated={model.seat !== null} lobby={lobby} more={SWITCHES} />
      </div>
    </header>
  );
}

/** A grid with a cross and a tick in it. */
function GridIcon() {
  return (
    <svg className={artCss.icon} data-part="icon" viewBox="0 0 24 24" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2.4">
        <rect x="2.5" y="2.5" width="19" height="19" rx="4" />
        <path d="M12 2.5V21.5M2.5 12H21.5M5.500 5.500L9 9M9 5.500L5.500 9M14.500 17L16.300 18.800L19 15" />
      </g>
    </svg>
  );
}
