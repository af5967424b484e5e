import type { Lobby } from '@oeillade/table';
import { t } from '../../../shell/i18n/index.ts';
import type { TableModel } from '../../../shell/session/model.ts';
import type { TableSession } from '../../../shell/session/session.ts';
import { Icon } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { useFresh } from '../../../ui/table/use-now.ts';
import { Words } from './log.tsx';
import { lastRuling } from './wink-log.ts';

interface NoticesProps {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly lobby: Lobby;
  readonly people: readonly Person[];
}

const RULING_STAYS = 4_500;

/** What stops the game for a moment. Presses go through it: whoever saw the same may still accuse. */
export function Notices({ session, model, lobby, people }: NoticesProps) {
  return (
    <>
      {model.suspended && (
        <div className="wk-notice" data-kind="suspended">
          <p className="wk-notice-line">
            <Icon name="accuse" /> {t('table.suspended', { name: people[model.suspended.by]?.name ?? '' })}
          </p>
        </div>
      )}
      {!model.suspended && <RulingShown model={model} people={people} />}
      {lobby.paused && <Paused session={session} isSeated={model.seat !== null} />}
    </>
  );
}

function RulingShown({ model, people }: Pick<NoticesProps, 'model' | 'people'>) {
  const ruling = lastRuling(model.announcements);
  const isFresh = useFresh(ruling?.key ?? 0, RULING_STAYS);
  if (!ruling || !isFresh || ruling.lines.length === 0) return null;
  return (
    <div className="wk-notice" data-kind="ruling" aria-hidden="true">
      {ruling.lines.map((line) => (
        <p className="wk-notice-line" key={line.key}>
          <Words line={line} people={people} />
        </p>
      ))}
    </div>
  );
}

function Paused({ session, isSeated }: { session: TableSession; isSeated: boolean }) {
  return (
    <div className="wk-pause" role="status">
      <p>
        <Icon name="pause" /> {t('table.paused')}
      </p>
      {isSeated && (
        <button
          type="button"
          className="btn claim"
          onClick={() => session.ask({ ask: 'vote', on: 'resume', yes: true })}
        >
          <Icon name="play" /> {t('table.resume')}
        </button>
      )}
    </div>
  );
}
