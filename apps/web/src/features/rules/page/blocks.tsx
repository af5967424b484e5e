import { lazy } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import type { PageBlock, PageFigure, RulesPage, SeatsTable, Sentence } from '../compose.ts';
import { isWinkFigure } from '../figures/names.ts';
import { Rule } from './sentence.tsx';
import type { Spoken } from './use-texts.ts';

const WinkDrawing = lazy(() => import('../../../games/wink-family/rules/figures.tsx'));
const SpywhereDrawing = lazy(() => import('../../../games/spywhere/rules/figures.tsx'));

export interface BlockProps {
  readonly block: PageBlock;
  readonly game: RulesPage['game'];
  readonly spoken: Spoken;
  readonly mark: string;
  /** By sentence: the clauses that it is the first to tell. */
  readonly firsts: ReadonlyMap<Sentence, readonly string[]>;
}

export function BlockView({ block, mark, firsts, ...around }: BlockProps) {
  switch (block.kind) {
    case 'figure':
      return <Figure figure={block.figure} {...around} />;
    case 'seats':
      return <Seats table={block.table} />;
    case 'list':
      return (
        <ul>
          {block.sentences.map((sentence) => (
            <li key={sentence.key}>
              <Rule sentence={sentence} first={firsts.get(sentence) ?? []} mark={mark} />
            </li>
          ))}
        </ul>
      );
    case 'paragraph':
      return (
        <p>
          {block.sentences.map((sentence) => (
            <Rule key={sentence.key} sentence={sentence} first={firsts.get(sentence) ?? []} mark={mark} />
          ))}
        </p>
      );
  }
}

type FigureProps = { readonly figure: PageFigure } & Pick<BlockProps, 'game' | 'spoken'>;

function Figure({ figure: { name, caption, alt }, game, spoken }: FigureProps) {
  const words = spoken.texts.figures;
  return (
    <figure className="fig">
      <div className="fig-stage" role="img" aria-label={alt}>
        {isWinkFigure(name) ? (
          game !== 'spywhere' && <WinkDrawing name={name} edition={game} words={words} />
        ) : (
          <SpywhereDrawing
            name={name}
            language={spoken.language}
            passport={t('spywhere.passport')}
            words={words}
          />
        )}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Seats({ table: { caption, rows } }: { table: SeatsTable }) {
  const [head, ...body] = rows;
  return (
    <table className="rules-seats">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="row">{head!.name}</th>
          {head!.cells.map((players) => (
            <th scope="col" key={players}>
              {players}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head!.cells[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
