import type { BotPage, BotPages } from '../games/page.ts';
import { partOf } from '../games/part-of.ts';
import { gameIds, library } from '../library.ts';
import { castChapter } from './cast.ts';
import { Meanings } from './meanings.ts';
import { type ParameterRow, parameterRows } from './parameters.ts';
import { row } from './row.ts';

/** What is told of all bots, for docs/bots.md: everything there that comes out of the code. */
export function botsMarkdown(): string {
  const folders = [...new Set(gameIds.map((id) => library.labelOf(id)!.folder))];
  const ofCast = folders.flatMap((folder) => pagesOf(folder)?.cast ?? []);
  return [...folders.map(chapter), castChapter(ofCast)].filter((text) => text !== '').join('\n');
}

const MARKED = /(<!-- from the code -->\n)[\s\S]*(<!-- end -->)/;

/** A page with what the code says of the bots between its marks; null where it has none. */
export const withBots = (page: string): string | null =>
  MARKED.test(page)
    ? page.replace(MARKED, (_, begin: string, end: string) => begin + botsMarkdown() + end)
    : null;

function chapter(folder: string): string {
  const titles = idsIn(folder)
    .map((id) => library.labelOf(id)!.title)
    .join(', ');
  const pages = pagesOf(folder);
  if (!pages) return '';
  const { levels, outsiders } = pages;
  return [
    `## ${titles}\n`,
    ...section('Levels', levels, folder),
    ...(Object.keys(outsiders).length > 0 ? section('To be compared with', outsiders, folder) : []),
  ].join('\n');
}

const idsIn = (folder: string): string[] => gameIds.filter((id) => library.labelOf(id)?.folder === folder);

/** Editions of one family have the same bots. */
const pagesOf = (folder: string): BotPages | undefined => partOf(idsIn(folder)[0]!).pages;

function section(title: string, bots: Readonly<Record<string, BotPage>>, folder: string): string[] {
  const abouts = Object.entries(bots).map(([name, { about }]) => `- **${name}**: ${about}`);
  return [`### ${title}\n`, ...abouts, '', ...parameterTable(bots, folder), ''];
}

function parameterTable(bots: Readonly<Record<string, BotPage>>, folder: string): string[] {
  const meanings = new Meanings(folder);
  const shown = Object.entries(bots).filter(([, { parameters }]) => Object.keys(parameters).length > 0);
  const pages = shown.map(([, page]) => page);
  const meaningOf = ({ name, values }: ParameterRow): string => {
    const shapes = pages.filter((_, bot) => values[bot] !== '').map(({ shape }) => shape);
    return [...new Set(shapes.map((shape) => meanings.of(shape, name)))].join(' ');
  };
  return [
    row(['parameter', ...shown.map(([name]) => name), 'what it is']),
    row(['---', ...shown.map(() => '---:'), '---']),
    ...parameterRows(pages, meanings).map((one) => row([one.name, ...one.values, meaningOf(one)])),
  ];
}
