import { useMemo, useState } from 'react';
import { type RulesPart, type Sentence, sentencesOf } from '../../../games/contract/rules/page.ts';
import { nameOf, shelved } from '../../../games/index.ts';
import { labels } from '../../../games/labels.ts';
import { sayWord, t } from '../../../shell/i18n/index.ts';
import { GameBox } from '../../../ui/art/brand/game-box.tsx';
import { button } from '../../../ui/button.ts';
import { Link } from '../../../ui/link.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { BlockView } from './blocks.tsx';
import { ClausesShown } from './clauses-shown.ts';
import { Contents } from './contents.tsx';
import css from './game-rules.module.css';
import { RulingMark } from './sentence.tsx';
import { useMark } from './use-mark.ts';

interface Props {
  readonly game: string;
  readonly rules: RulesPart;
}

/** The rules of one game, to read from top to bottom or to look up a clause. */
export function GameRules({ game, rules }: Props) {
  const page = useMemo(() => rules.page(game), [game, rules]);
  const sentences = useMemo(() => sentencesOf(page), [page]);
  const firsts = useMemo(() => firstToTell(sentences), [sentences]);
  const mark = useMark(page);
  const [hasNumbers, setNumbers] = useState(false);
  const entries = [...page.sections, { id: 'rulings', title: t('rules.rulings') }];
  return (
    <>
      <Contents entries={entries} />
      <main className={css.rulesText} data-part="rules-text">
        <Head game={game} />
        <Switch name={t('rules.numbers')} isOn={hasNumbers} onChange={setNumbers} />
        <ClausesShown value={hasNumbers}>
          {page.sections.map(({ id, title, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {blocks.map((block, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change places.
                <BlockView key={place} {...{ block, game, rules, mark, firsts }} />
              ))}
            </section>
          ))}
        </ClausesShown>
        <Rulings sentences={sentences} />
        <Others game={game} differences={rules.differences} />
      </main>
    </>
  );
}

/** Several sentences may tell a clause; its link leads to the first. */
function firstToTell(sentences: readonly Sentence[]): Map<Sentence, string[]> {
  const told = new Set<string>();
  return new Map(
    sentences.map((sentence) => {
      const fresh = sentence.covers.filter((clause) => !told.has(clause));
      for (const clause of fresh) told.add(clause);
      return [sentence, fresh];
    }),
  );
}

function Head({ game }: { game: string }) {
  return (
    <header className={css.rulesHead}>
      <div className={css.rulesBox}>
        <GameBox box={shelved(game).box} />
      </div>
      <div>
        <h1>{t('rules.titleOf', { game: nameOf(game) })}</h1>
        <p>{sayWord(shelved(game).words.lead)}</p>
        <div className={css.rulesWays} data-part="rules-ways">
          <Link to="/" {...button('claim')}>
            {t('rules.play')}
          </Link>
          <Link to="/rules" {...button()}>
            {t('rules.all')}
          </Link>
        </div>
      </div>
      <p className={css.rulesLegend}>
        <RulingMark /> {t('rules.legend')}
      </p>
    </header>
  );
}

/** Everything that we decided, with the way to it. */
function Rulings({ sentences }: { sentences: readonly Sentence[] }) {
  const clauses = new Set(
    sentences.filter(({ isHouseRuling }) => isHouseRuling).flatMap(({ covers }) => covers),
  );
  return (
    <section id="rulings" aria-labelledby="rulings-title">
      <h2 id="rulings-title">{t('rules.rulings')}</h2>
      <details>
        <summary>{t('rules.rulingsHint')}</summary>
        <ul className={css.rulesJumps} data-part="rules-jumps">
          {[...clauses].map((clause) => (
            <li key={clause}>
              <a href={`#${clause}`}>{clause}</a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Others({ game, differences }: { game: string } & Pick<RulesPart, 'differences'>) {
  return (
    <nav className={css.rulesOthers} data-part="rules-others" aria-label={t('rules.others')}>
      <h2>{t('rules.others')}</h2>
      <ul>
        {labels
          .filter(({ id }) => id !== game)
          .map(({ id }) => (
            <li key={id}>
              <Link to={`/rules/${id}`} {...button()}>
                {nameOf(id)}
              </Link>
            </li>
          ))}
      </ul>
      {differences && <Link to="/rules">{differences.title}</Link>}
    </nav>
  );
}
