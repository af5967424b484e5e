import { type Ink, plain } from '../draw/ink.ts';
import type { Report, ReportTable } from './report.ts';

const NAME_WIDTH = 15;
const LEAST_CELL = 8;
const GAP = 2;

export function printed(report: Report, ink: Ink = plain): string {
  const { title, tables, facts } = report;
  const blocks = tables.map((table) => alignedTable(table, NAME_WIDTH, ink));
  const width = Math.max(NAME_WIDTH, ...facts.map(([name]) => name.length + GAP));
  const told = facts.map(([name, text]) => `  ${name.padEnd(width)}${text}`);
  return [ink.tint('bold', title), '', ...blocks.flatMap((block) => [...block, '']), ...told, ''].join('\n');
}

/** Names on the left, numbers on the right of their columns. */
export function alignedTable({ head, rows }: ReportTable, nameWidth: number, ink: Ink = plain): string[] {
  const widths = head.map((_, column) => {
    const longest = Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0));
    return Math.max(LEAST_CELL, longest + GAP);
  });
  const line = ([name = '', ...cells]: readonly string[]): string =>
    `  ${name.padEnd(nameWidth)}${cells.map((cell, index) => cell.padStart(widths[index + 1]!)).join('')}`;
  return [ink.tint('dim', line(head)), ...rows.map(line)];
}
