import { memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { Icon } from '../../../ui/art/index.ts';
import { button } from '../../../ui/button.ts';
import { useFresh } from '../../../ui/table/use-now.ts';
import { say } from '../texts/table.ts';
import { Words } from './log.tsx';
import css from './notices.module.css';
import { useShown, useTable } from './use-wink.ts';
import { lastRuling } from './wink-log.ts';

const RULING_STAYS = 4_500;

/** What stops the game for a moment. Presses go through it: whoever saw the same may still accuse. */
export const Notices = memo(function Notices() {
  const { suspendedBy, isPaused } = useShown(({ told: { suspended }, lobby, screen: { people } }) => ({
    suspendedBy: suspended && (people[suspended.by]?.name ?? ''),
    isPaused: lobby.paused,
  }));
  return (
    <>
      {suspendedBy === null ? (
        <RulingShown />
      ) : (
        <div className={css.notice} data-kind="suspended">
          <p className={css.noticeLine}>
            <Icon name="accuse" /> {say('suspended', { name: suspendedBy })}
          </p>
        </div>
      )}
      {isPaused && <Paused />}
    </>
  );
});

function RulingShown() {
  const { ruling, people } = useShown(({ told, screen: { people } }) => ({
    ruling: lastRuling(told.announcements),
    people,
  }));
  const isFresh = useFresh(ruling?.key ?? 0, RULING_STAYS);
  if (!ruling || !isFresh || ruling.entries.length === 0) return null;
  return (
    <div className={css.notice} data-kind="ruling" aria-hidden="true">
      {ruling.entries.map((entry) => (
        <p className={css.noticeLine} key={entry.key}>
          <Words entry={entry} people={people} />
        </p>
      ))}
    </div>
  );
}

function Paused() {
  const { session } = useTable();
  const isSeated = useShown(({ told }) => told.seat !== null);
  return (
    <div className={css.pause} role="status">
      <p>
        <Icon name="pause" /> {t('table.paused')}
      </p>
      {isSeated && (
        <button
          type="button"
          {...button('claim')}
          onClick={() => session.ask({ ask: 'vote', on: 'resume', yes: true })}
        >
          <Icon name="play" /> {t('table.resume')}
        </button>
      )}
    </div>
  );
}
