import { element, escaped, type Plot } from '@oeillade/story/plots';
import type { Report, ReportTable } from '../statistics/report.ts';
import { plotPicture } from './grid.ts';
import { STYLE } from './style.ts';

const PAGE_STYLE = `
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem; }
svg { width: 100%; height: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 0.5rem 2rem 0.5rem 0; }
th, td { padding: 0.15rem 0.7rem; text-align: right; }
th:first-child { text-align: left; }
thead th { font-weight: 400; color: var(--soft); }
tbody tr { border-top: 1px solid var(--grid); }
.tables { display: flex; flex-wrap: wrap; align-items: flex-start; overflow-x: auto; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.1rem 1rem; margin: 0.5rem 0 2.5rem; }
dt { color: var(--soft); } dd { margin: 0; }
`;

/** The report of one group of games, with its plots. */
export interface Chapter {
  readonly report: Report;
  readonly plots: readonly Plot[];
}

/** Tables and plots as one HTML file without any other files. */
export function htmlDocument(title: string, chapters: readonly Chapter[]): string {
  const head = [element('title', {}, `Œillade: ${escaped(title)}`), element('style', {}, STYLE + PAGE_STYLE)];
  const heading = title.charAt(0).toUpperCase() + title.slice(1);
  const main = element('main', {}, [element('h1', {}, escaped(heading)), ...chapters.map(section)]);
  const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
  return `<!doctype html>\n<html lang="en"><head>${meta}${head.join('')}</head><body class="oeillade">${main}</body></html>\n`;
}

function section({ report, plots }: Chapter): string {
  return element('section', {}, [
    element('h2', {}, escaped(report.title)),
    plotPicture(plots, report.title),
    element('div', { class: 'tables' }, report.tables.map(table)),
    facts(report),
  ]);
}

function table({ head, rows }: ReportTable): string {
  const cell = (content: string, index: number) => element(index === 0 ? 'th' : 'td', {}, escaped(content));
  const header = head.map((content) => element('th', {}, escaped(content)));
  const body = rows.map((row) => element('tr', {}, row.map(cell)));
  return element('table', {}, [
    element('thead', {}, [element('tr', {}, header)]),
    element('tbody', {}, body),
  ]);
}

const facts = (report: Report): string =>
  element(
    'dl',
    {},
    report.facts.map(([name, text]) => element('dt', {}, escaped(name)) + element('dd', {}, escaped(text))),
  );
