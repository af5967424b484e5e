import type { Refusal } from '@oeillade/kernel';
import { t } from '../../shell/i18n/index.ts';
import { sayRefusal } from '../../shell/refusals.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useStore } from '../../shell/store.ts';
import { useFresh } from '../../ui/table/use-now.ts';
import css from '../../ui/trouble.module.css';
import { whatIsWrong } from './what-is-wrong.ts';

/** Says what is wrong at the moment; nothing while all is well. */
export function Trouble({ session }: { session: TableSession }) {
  const shown = useStore(session, ({ connection, parting, refusal, lobby }) => ({
    connection,
    parting,
    refusal,
    lobby,
  }));
  const isFresh = useFresh(shown.refusal?.at ?? 0, SHOWN_FOR);
  const wrong = whatIsWrong(shown, isFresh);
  return (
    <div aria-live="polite">
      {wrong && (
        <p className={css.trouble} data-part="trouble">
          {wrong.is === 'refused' ? (
            <Refused refusal={wrong.refusal} game={shown.lobby?.game ?? null} />
          ) : (
            t(`trouble.${wrong.is}`)
          )}
        </p>
      )}
    </div>
  );
}

/** Long enough to read a sentence and to reach for the rule. */
const SHOWN_FOR = 7_000;

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
            aria-label={t('trouble.seeRuleOpens')}
          >
            {t('trouble.seeRule')}
          </a>
        </>
      )}
    </>
  );
}
