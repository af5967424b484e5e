import { type Ink, plain } from '../draw/ink.ts';
import type { Report, Table } from './report.ts';

const NAME_WIDTH = 15;
const CELL_WIDTH = 8;

export function printed(report: Report, ink: Ink = plain): string {
  const { title, measures, wins, facts } = report;
  const tables = [measures, wins].filter(({ rows }) => rows.length > 0);
  const blocks = tables.map((table) => alignedTable(table, NAME_WIDTH, ink));
  const told = facts.map(([name, text]) => `  ${name.padEnd(NAME_WIDTH)}${text}`);
  return [ink.tint('bold', title), '', ...blocks.flatMap((block) => [...block, '']), ...told, ''].join('\n');
}

/** Names on the left, numbers on the right of their columns. */
export function alignedTable({ head, rows }: Table, nameWidth: number, ink: Ink = plain): string[] {
  const line = ([name = '', ...cells]: readonly string[]): string =>
    `  ${name.padEnd(nameWidth)}${cells.map((cell) => cell.padStart(CELL_WIDTH)).join('')}`;
  return [ink.tint('dim', line(head)), ...rows.map(line)];
}
