import { findGame, type GameId } from '@oeillade/games';
import type { RecordFlaw } from '@oeillade/kernel';
import { t } from '../../shell/i18n/index.ts';
import { composePage, sentencesOf } from '../rules/compose.ts';
import { Link } from '../rules/page/link.tsx';
import { type Spoken, useTexts } from '../rules/page/use-texts.ts';

interface FlawShownProps {
  readonly flaw: RecordFlaw;
  /** Which game the record says it is; null where it does not say. */
  readonly game: string | null;
}

/** At which line a record breaks which rule: in the words of the rule book, and exactly. */
export function FlawShown({ flaw, game }: FlawShownProps) {
  const spoken = useTexts();
  const { line, rule, message } = flaw;
  const known = game !== null && findGame(game) ? (game as GameId) : null;
  const sentences = spoken && known ? ruleWords(rule, known, spoken) : [];
  return (
    <div className="rp-flaw">
      <p>
        <b>{t('proof.line', { line })}</b>{' '}
        <b>{rule === 'format' ? t('proof.format') : t('proof.rule', { rule })}</b>
      </p>
      {sentences.length > 0 && <blockquote>{sentences.join(' ')}</blockquote>}
      <p className="rp-exact">
        <small>{t('proof.exact')}</small>
        <code lang="en">{message}</code>
      </p>
      {known && rule !== 'format' && <Link to={`/rules/${known}#${rule}`}>{t('proof.readRules')}</Link>}
    </div>
  );
}

/** What the rule book of the game says about a clause. */
function ruleWords(rule: string, game: GameId, { language, texts }: Spoken): string[] {
  return sentencesOf(composePage(game, language, texts))
    .filter(({ covers }) => covers.includes(rule))
    .map(({ text }) => text);
}
