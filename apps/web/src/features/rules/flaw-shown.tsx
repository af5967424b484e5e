import type { RecordFlaw } from '@oeillade/kernel';
import { sentencesOf } from '../../games/contract/rules/page.ts';
import { labelOf } from '../../games/labels.ts';
import { t } from '../../shell/i18n/index.ts';
import { Link } from '../../ui/link.tsx';
import css from './flaw-shown.module.css';
import { useRules } from './page/use-rules.ts';

interface FlawShownProps {
  readonly flaw: RecordFlaw;
  /** Which game the record says it is; null where it does not say. */
  readonly game: string | null;
}

/** At which line a record breaks which rule: in the words of the rule book, and exactly. */
export function FlawShown({ flaw, game }: FlawShownProps) {
  const { line, rule, message } = flaw;
  const known = labelOf(game ?? '')?.id ?? null;
  const rules = useRules(known);
  // What the rule book of the game says about the clause.
  const sentences =
    rules && known ? sentencesOf(rules.page(known)).filter(({ covers }) => covers.includes(rule)) : [];
  return (
    <div className={css.flaw} data-part="replay-flaw">
      <p>
        <b>{t('proof.line', { line })}</b>{' '}
        <b>{rule === 'format' ? t('proof.format') : t('proof.rule', { rule })}</b>
      </p>
      {sentences.length > 0 && <blockquote>{sentences.map(({ text }) => text).join(' ')}</blockquote>}
      <p className={css.exact}>
        <small>{t('proof.exact')}</small>
        <code lang="en">{message}</code>
      </p>
      {known && rule !== 'format' && <Link to={`/rules/${known}#${rule}`}>{t('proof.readRules')}</Link>}
    </div>
  );
}
