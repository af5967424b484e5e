import { memo } from 'react';
import { sayWord, t } from '../../../shell/i18n/index.ts';
import artCss from '../../../ui/art/art.module.css';
import { Icon, Logo } from '../../../ui/art/index.ts';
import buttonCss from '../../../ui/button.module.css';
import { Chat } from '../../../ui/chat/chat.tsx';
import { type Switch, TableMenu } from '../../../ui/table/table-menu.tsx';
import { SHELF_WORDS } from '../shelf-words.ts';
import { say } from '../texts/table.ts';
import css from './top.module.css';
import { TurnNow } from './turn.tsx';
import { useShown, useTable } from './use-spywhere.ts';

/** Who plays a game without eyes may sit beside somebody who sees their screen. */
const SWITCHES: readonly Switch[] = [{ key: 'coverHand', say: () => say('coverHand') }];

/** On a large screen the name of the site and the table; on a small one the turn and the notebook. */
export const Top = memo(function Top({ isLarge }: { readonly isLarge: boolean }) {
  const {
    session,
    actions: { open },
  } = useTable();
  const { seat, code, lobby } = useShown(({ told: { seat, code }, lobby }) => ({ seat, code, lobby }));
  return (
    <header className={css.top} data-part="spy-top">
      {isLarge ? (
        <>
          <Logo height={42} />
          <p className={css.where}>
            <b>{sayWord(SHELF_WORDS.name)}</b>
            {t('table.round', { round: lobby.round, code })}
          </p>
        </>
      ) : (
        <TurnNow />
      )}
      <div className={css.tools} data-part="spy-tools">
        <button
          type="button"
          className={`${buttonCss.icon} ${css.logButton}`}
          data-part="icon-button"
          aria-label={t('table.announcements')}
          aria-haspopup="dialog"
          onClick={() => open({ is: 'log' })}
        >
          <Icon name="call" />
        </button>
        {!isLarge && (
          <button
            type="button"
            className={buttonCss.icon}
            data-part="icon-button spy-notebook-button"
            aria-label={say('notebook')}
            aria-haspopup="dialog"
            onClick={() => open({ is: 'notebook' })}
          >
            <GridIcon />
          </button>
        )}
        <Chat session={session} model={{ seat }} lobby={lobby} />
        <TableMenu session={session} isSeated={seat !== null} lobby={lobby} more={SWITCHES} />
      </div>
    </header>
  );
});

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
