import { sayRefusal } from '../app/refusals.ts';
import { t } from '../i18n/index.ts';
import type { TableModel } from '../session/model.ts';
import { useFresh } from './wink/use-now.ts';

/** What is not as it should be, in words; nothing while all is well. */
export function Trouble({ model }: { model: TableModel }) {
  const isFresh = useFresh(model.refusal?.at ?? 0, SHOWN_FOR);
  const words = trouble(model, isFresh);
  return <div aria-live="polite">{words && <p className="trouble">{words}</p>}</div>;
}

const SHOWN_FOR = 4_000;

function trouble({ line, refusal, lobby }: TableModel, isFresh: boolean): string | null {
  if (line === 'gone') return t('trouble.noSuchTable');
  if (line === 'lost') return t('trouble.lost');
  if (lobby?.paused) return t('table.paused');
  if (refusal?.refusal && isFresh) {
    const { code, rule } = refusal.refusal;
    if (code === 'too-soon') return t('trouble.tooSoon');
    return rule ? `${t('trouble.notAllowed')} (${t('trouble.rule', { rule })})` : sayRefusal(code);
  }
  return null;
}
