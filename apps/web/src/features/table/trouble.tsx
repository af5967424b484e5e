import type { Refusal } from '@oeillade/kernel';
import type { ReactNode } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { sayRefusal } from '../../shell/refusals.ts';
import type { TableModel } from '../../shell/session/model.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useStore } from '../../shell/store.ts';
import { useFresh } from '../../ui/table/use-now.ts';
import css from '../../ui/trouble.module.css';

/** Says what is wrong at the moment; nothing while all is well. */
export function Trouble({ session }: { session: TableSession }) {
  const shown = useStore(session, ({ connection, parting, refusal, lobby }) => ({
    connection,
    parting,
    refusal,
    lobby,
  }));
  const isFresh = useFresh(shown.refusal?.at ?? 0, SHOWN_FOR);
  const words = trouble(shown, isFresh);
  return (
    <div aria-live="polite">
      {words && (
        <p className={css.trouble} data-part="trouble">
          {words}
        </p>
      )}
    </div>
  );
}

/** Long enough to read a sentence and to reach for the rule. */
const SHOWN_FOR = 7_000;

type Shown = Pick<TableModel, 'connection' | 'parting' | 'refusal' | 'lobby'>;

function trouble({ connection, parting, refusal, lobby }: Shown, isFresh: boolean): ReactNode {
  if (connection === 'lost')
    return t(parting === 'moved' || parting === 'tooSlow' ? `trouble.${parting}` : 'trouble.lost');
  // What a pause forbids, the pause says itself.
  if (lobby?.paused && refusal?.code === 'paused') return null;
  return refusal && isFresh && <Refused refusal={refusal} game={lobby?.game ?? null} />;
}

/** The reason for a refusal, with a link to the rule: in a tab of its own, for the game goes on. */
function Refused({ refusal: { code, rule }, game }: { refusal: Refusal; game: string | null }) {
  return (
    <>
      {sayRefusal(code)}
      {rule !== null && game !== null && (
        <>
          {' '}
          <a
            href={`/rules/${game}#${rule}`}
            target="_blank"
            rel="noopener"
            aria-label={t('trouble.ruleOpens', { rule })}
          >
            {t('trouble.rule', { rule })}
          </a>
        </>
      )}
    </>
  );
}
