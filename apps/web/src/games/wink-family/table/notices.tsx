import { memo } from 'react';
import { Icon } from '../../../ui/art/index.ts';
import { useFresh } from '../../../ui/table/use-now.ts';
import { say } from '../texts/table.ts';
import { Words } from './log.tsx';
import css from './notices.module.css';
import { useShown } from './use-wink.ts';
import { lastRuling } from './wink-log.ts';

const RULING_STAYS = 4_500;

/** What stops the game for a moment. Presses go through it: whoever saw the same may still accuse. */
export const Notices = memo(function Notices() {
  const suspendedBy = useShown(
    ({ told: { suspended }, screen: { people } }) => suspended && (people[suspended.by]?.name ?? ''),
  );
  if (suspendedBy === null) return <RulingShown />;
  return (
    <div className={css.notice} data-part="wink-notice" data-kind="suspended">
      <p className={css.noticeLine}>
        <Icon name="accuse" /> {say('suspended', { name: suspendedBy })}
      </p>
    </div>
  );
});

function RulingShown() {
  const { ruling, people } = useShown(({ announced, screen: { people } }) => ({
    ruling: lastRuling(announced),
    people,
  }));
  const isFresh = useFresh(ruling?.key ?? 0, RULING_STAYS);
  if (!ruling || !isFresh || ruling.entries.length === 0) return null;
  return (
    <div className={css.notice} data-part="wink-notice" data-kind="ruling" aria-hidden="true">
      {ruling.entries.map((entry) => (
        <p className={css.noticeLine} key={entry.key}>
          <Words entry={entry} people={people} />
        </p>
      ))}
    </div>
  );
}
