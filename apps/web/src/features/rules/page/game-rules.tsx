import { type GameId, gameIds } from '@oeillade/games';
import { useMemo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { GameBox } from '../../../ui/art/brand/game-box.tsx';
import { composePage, type Sentence, sentencesOf } from '../compose.ts';
import { BlockView } from './blocks.tsx';
import { Contents } from './contents.tsx';
import { Link } from './link.tsx';
import { RulingMark } from './sentence.tsx';
import { useMark } from './use-mark.ts';
import type { Spoken } from './use-texts.ts';

interface Props {
  readonly game: GameId;
  readonly spoken: Spoken;
}

/** The rules of one game, to read from top to bottom or to look up a clause. */
export function GameRules({ game, spoken }: Props) {
  const { language, texts } = spoken;
  const page = useMemo(() => composePage(game, language, texts), [game, language, texts]);
  const sentences = useMemo(() => sentencesOf(page), [page]);
  const firsts = useMemo(() => firstToTell(sentences), [sentences]);
  const mark = useMark(page);
  const entries = [...page.sections, { id: 'rulings', title: t('rules.rulings') }];
  return (
    <>
      <Contents entries={entries} />
      <main className="rules-text">
        <Head game={game} />
        {page.sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {blocks.map((block, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change places.
              <BlockView key={place} {...{ block, game, spoken, mark, firsts }} />
            ))}
          </section>
        ))}
        <Rulings sentences={sentences} />
        <Others game={game} />
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

function Head({ game }: { game: GameId }) {
  return (
    <header className="rules-head">
      <div className="rules-box">
        <GameBox game={game} />
      </div>
      <div>
        <h1>{t('rules.titleOf', { game: t(`games.${game}.name`) })}</h1>
        <p>{t(`games.${game}.lead`)}</p>
        <div className="rules-ways">
          <Link to="/" className="btn claim">
            {t('rules.play')}
          </Link>
          <Link to="/rules" className="btn">
            {t('rules.all')}
          </Link>
        </div>
      </div>
      <p className="rules-legend">
        <RulingMark /> {t('rules.legend')}
      </p>
    </header>
  );
}

/** Everything that we decided, with the way to it. */
function Rulings({ sentences }: { sentences: readonly Sentence[] }) {
  const clauses = new Set(sentences.filter(({ isRuling }) => isRuling).flatMap(({ covers }) => covers));
  return (
    <section id="rulings" aria-labelledby="rulings-title">
      <h2 id="rulings-title">{t('rules.rulings')}</h2>
      <p>{t('rules.rulingsHint')}</p>
      <ul className="rules-jumps">
        {[...clauses].map((clause) => (
          <li key={clause}>
            <a href={`#${clause}`}>{clause}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Others({ game }: { game: GameId }) {
  return (
    <nav className="rules-others" aria-label={t('rules.others')}>
      <h2>{t('rules.others')}</h2>
      <ul>
        {gameIds
          .filter((id) => id !== game)
          .map((id) => (
            <li key={id}>
              <Link to={`/rules/${id}`} className="btn">
                {t(`games.${id}.name`)}
              </Link>
            </li>
          ))}
      </ul>
      {game !== 'spywhere' && <Link to="/rules">{t('rules.differences')}</Link>}
    </nav>
  );
}
