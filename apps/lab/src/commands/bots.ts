import { readFile, writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { botsMarkdown, withBots } from '../bot-pages/markdown.ts';
import { Meanings } from '../bot-pages/meanings.ts';
import { parameterRows } from '../bot-pages/parameters.ts';
import { gameArgument } from '../cli/arguments.ts';
import { EXAMPLE_GAME as GAME } from '../cli/examples.ts';
import { type Ink, inkFor } from '../draw/ink.ts';
import { fileError, UserError } from '../errors.ts';
import type { BotPage } from '../games/page.ts';
import { partOf } from '../games/part-of.ts';
import { gameIds, gameOf } from '../library.ts';
import { alignedTable } from '../statistics/terminal.ts';
import { wrapped } from '../text.ts';

interface Options {
  readonly game?: string;
  readonly markdown: boolean;
  readonly write?: string;
}

const EXAMPLES = `
Examples:
  lab bots --game ${GAME}
  lab bots --write docs/bots.md        after a change of the bots

Editions of one family have the same bots. docs/bots.md has the same, with what each parameter is and how well they play.`;

export function addBots(program: Command): void {
  program
    .command('bots')
    .description('every bot of a game: what it attends to, and the numbers by which it plays')
    .option('--game <id>', gameIds.join(', '), gameArgument)
    .option('--markdown', 'all games, as docs/bots.md has them', false)
    .option('--write <file>', 'write that into a page, between its marks')
    .addHelpText('after', EXAMPLES)
    .action(runBots);
}

async function runBots({ game, markdown, write }: Options): Promise<void> {
  if (write !== undefined) return writeInto(write);
  if (markdown) {
    process.stdout.write(botsMarkdown());
    return;
  }
  if (game === undefined) throw new UserError(`of which game? --game is one of ${gameIds.join(', ')}`);
  const { pages, folder } = partOf(game);
  if (!pages) throw new UserError(`nobody has written yet what the bots of ${game} attend to`);
  const ink = inkFor(process.stdout);
  const meanings = new Meanings(folder);
  const { title } = gameOf(game).facts;
  process.stdout.write(
    [
      ...section(`Bots of ${title}`, pages.levels, meanings, ink),
      ...(Object.keys(pages.outsiders).length > 0
        ? section('To be compared with', pages.outsiders, meanings, ink)
        : []),
    ].join('\n'),
  );
}

async function writeInto(path: string): Promise<void> {
  const page = await readFile(path, 'utf8').catch((error) => {
    throw fileError('read', path, error);
  });
  const written = withBots(page);
  if (written === null) throw new UserError(`${path} has no marks between which to write`);
  await writeFile(path, written);
}

function section(
  title: string,
  bots: Readonly<Record<string, BotPage>>,
  meanings: Meanings,
  ink: Ink,
): string[] {
  const abouts = Object.entries(bots).flatMap(([name, { about }]) => [
    `  ${ink.tint('bold', name)}`,
    ...wrapped(about, 96).map((line) => `    ${line}`),
  ]);
  const shown = Object.entries(bots).filter(([, { parameters }]) => Object.keys(parameters).length > 0);
  const pages = shown.map(([, page]) => page);
  const rows = parameterRows(pages, meanings).map(({ name, values }) => [name, ...values]);
  const width = Math.max(...rows.map(([name]) => name!.length)) + 2;
  return [
    ink.tint('bold', title),
    '',
    ...abouts,
    '',
    ...alignedTable({ head: ['', ...shown.map(([name]) => name)], rows }, width, ink),
    '',
  ];
}
