import { draw, type Mark, type Plot, tableOf } from '@oeillade/story/plots';
import { createElement, useId, useMemo, useState } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import css from './plot-figure.module.css';

interface PlotFigureProps {
  readonly plot: Plot;
  readonly note?: string | undefined;
}

/** The size at which a plot is drawn; wider pages show it larger, never with smaller letters. */
const SIZE = { width: 380, height: 264 } as const;

/** A plot that can be seen or read: the same numbers as a drawing and as a table. */
export function PlotFigure({ plot, note }: PlotFigureProps) {
  const [isTable, setTable] = useState(false);
  const id = useId();
  const drawing = useMemo(() => draw(plot, SIZE), [plot]);
  return (
    <figure className={css.plot} data-part="replay-plot" aria-labelledby={id}>
      <figcaption id={id} className="visually-hidden">
        {plot.title}
      </figcaption>
      {isTable ? (
        <div className={css.table}>
          <h3>{plot.title}</h3>
          <Numbers plot={plot} />
        </div>
      ) : (
        <>
          <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
            {drawing.marks.map((mark, index) => markElement(mark, index))}
          </svg>
          <Parts plot={plot} />
          <div className="visually-hidden">
            <Numbers plot={plot} />
          </div>
        </>
      )}
      {note && <p className={css.note}>{note}</p>}
      <button type="button" className={css.toggle} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
        {t(isTable ? 'story.asPlot' : 'story.asTable')}
        <span className="visually-hidden">: {plot.title}</span>
      </button>
    </figure>
  );
}

const markElement = ({ tag, classes, at, words }: Mark, key: number) => {
  const { 'stroke-width': strokeWidth, ...attributes } = at;
  return createElement(tag, { key, className: classes, strokeWidth, ...attributes }, words);
};

function Parts({ plot }: { plot: Plot }) {
  const parts = plot.kind === 'bars' ? plot.parts : plot.kind === 'web' ? plot.kinds : [];
  if (parts.length < 2) return null;
  return (
    <ul className={css.parts} aria-hidden="true">
      {parts.map(({ label, ink }) => (
        <li key={label}>
          <i className={`ink-${ink}`} /> {label}
        </li>
      ))}
    </ul>
  );
}

function Numbers({ plot }: { plot: Plot }) {
  const { head, rows } = tableOf(plot);
  return (
    <table>
      <caption className="visually-hidden">{plot.title}</caption>
      <thead>
        <tr>
          {head.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same head.
            <th key={column} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move.
          <tr key={index}>
            {row.map((cell, column) =>
              column === 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never move.
                <th key={column} scope="row">
                  {cell}
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never move.
                <td key={column}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
