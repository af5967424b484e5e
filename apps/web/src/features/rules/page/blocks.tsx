import type {
  PageBlock,
  PageFigure,
  RulesPart,
  SeatsTable,
  Sentence,
} from '../../../games/contract/rules/page.ts';
import css from './blocks.module.css';
import { Rule } from './sentence.tsx';

export interface BlockProps {
  readonly block: PageBlock;
  readonly game: string;
  readonly rules: RulesPart;
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

type FigureProps = { readonly figure: PageFigure } & Pick<BlockProps, 'game' | 'rules'>;

function Figure({ figure: { name, caption, alt }, game, rules }: FigureProps) {
  return (
    <figure className={css.figure}>
      <div className={css.stage} role="img" aria-label={alt}>
        {rules.drawing(name, game)}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Seats({ table: { caption, rows } }: { table: SeatsTable }) {
  const [head, ...body] = rows;
  return (
    <table className={css.rulesSeats}>
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
