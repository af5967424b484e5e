import type { Refusal } from '@oeillade/kernel';
import type { ReactNode } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { sayRefusal } from '../../shell/refusals.ts';
import type { TableModel } from '../../shell/session/model.ts';
import { useFresh } from '../../ui/table/use-now.ts';

/** What is not as it should be, in words; nothing while all is well. */
export function Trouble({ model }: { model: TableModel }) {
  const isFresh = useFresh(model.refusal?.at ?? 0, SHOWN_FOR);
  const words = trouble(model, isFresh);
  return <div aria-live="polite">{words && <p className="trouble">{words}</p>}</div>;
}

/** Long enough to read a sentence and to reach for the rule. */
const SHOWN_FOR = 7_000;

function trouble({ line, parting, refusal, lobby }: TableModel, isFresh: boolean): ReactNode {
  if (line === 'lost')
    return t(parting === 'moved' || parting === 'tooSlow' ? `trouble.${parting}` : 'trouble.lost');
  if (lobby?.paused) return t('table.paused');
  return refusal && isFresh && <Refused refusal={refusal} game={lobby?.game ?? null} />;
}

/** Why not, and where the rules say so: in a tab of its own, for the game goes on. */
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
