import { use } from 'react';
import type { Sentence } from '../../../games/contract/rules/page.ts';
import { t } from '../../../shell/i18n/index.ts';
import { ClausesShown } from './clauses-shown.ts';
import css from './sentence.module.css';

/** The small mark of what we decided ourselves. */
export function RulingMark() {
  return (
    <svg className={css.rulingMark} viewBox="0 0 12 16" role="img" aria-label={t('rules.ruling')}>
      <title>{t('rules.ruling')}</title>
      <path d="M6 0V16L0 8Z" />
      <path d="M6 0V16L12 8Z" className={css.rulingMarkLit} />
    </svg>
  );
}

/** The mark never begins a line: it stays with the last word. */
function Decided({ text }: { text: string }) {
  const last = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, last)}
      <span className={css.rulingEnd}>
        {text.slice(last)}
        {'\u00a0'}
        <RulingMark />
      </span>
    </>
  );
}

interface Props {
  readonly sentence: Sentence;
  /** The clauses that nobody told before: this is where their links lead. */
  readonly first: readonly string[];
  readonly mark: string;
}

/** A sentence of the rules, and after it, small and on demand, the clauses that it tells. */
export function Rule({ sentence: { text, covers, isHouseRuling }, first, mark }: Props) {
  const areShown = use(ClausesShown);
  return (
    <>
      <span
        className={css.rule}
        data-part="rule"
        tabIndex={-1}
        data-marked={covers.includes(mark) || undefined}
      >
        {isHouseRuling ? <Decided text={text} /> : text}
        {covers.map((clause) => {
          const id = first.includes(clause) ? clause : undefined;
          // Whoever comes by a link finds the place, and its number.
          if (!areShown && clause !== mark) return <span key={clause} id={id} className={css.place} />;
          return (
            <a
              key={clause}
              id={id}
              className={css.clause}
              href={`#${clause}`}
              aria-label={t('rules.clause', { clause })}
            >
              {clause}
            </a>
          );
        })}
      </span>{' '}
    </>
  );
}
