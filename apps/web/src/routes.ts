import { type ComponentType, createElement, lazy, type ReactElement, Suspense } from 'react';
import type { TextGroup } from './shell/i18n/index.ts';
import type { Routes } from './shell/route.ts';

interface PageModule<Props> {
  readonly default: ComponentType<Props>;
  /** The texts that the page needs beside those of the first screen. */
  readonly textGroups: readonly TextGroup[];
}

/** A page that is loaded, with its texts, when it is first opened. */
const page = <Props extends object>(load: () => Promise<PageModule<Props>>) =>
  lazy(async () => {
    const [module, { loadTexts }] = await Promise.all([load(), import('./shell/i18n/index.ts')]);
    await loadTexts(...module.textGroups);
    return module;
  });

/** A page that opens records, or plays, of whatever game. */
const withGames = <Props extends object>(load: () => Promise<PageModule<Props>>) =>
  page(async () => {
    const { library } = await import('./shell/library.ts');
    await Promise.all([library.loadAllRules(), library.loadAllStories()]);
    return load();
  });

const AlonePage = page(() => import('./features/alone/alone-page.tsx'));
const CamerasPage = page(async () => {
  await (await import('./features/cameras/texts/index.ts')).camerasTexts.load();
  return import('./features/cameras/cameras-page.tsx');
});
const GamesPage = withGames(() => import('./features/history/page/games-page.tsx'));
const LearnPage = withGames(() => import('./features/learn/learn-page.tsx'));
const ProofPage = withGames(() => import('./features/replay/proof/proof-page.tsx'));
const ReplayPage = withGames(() => import('./features/replay/replay-page.tsx'));
const RulesPage = page(() => import('./features/rules/page/rules-page.tsx'));
const ScreenPage = page(() => import('./features/screen/screen-page.tsx'));
const TablePage = page(() => import('./features/table/table-page.tsx'));

/** Rules are at no table: while they come, nobody is told of a connection. */
const quietly = (rules: ReactElement) => createElement(Suspense, { fallback: null }, rules);

const routes = <Address extends string>(table: Routes<Address, ReactElement>) => table;

/** Every address with its page; all others lead to the first screen. Another table is another page: those have keys. */
export const ROUTES = routes({
  '/t/:code': ({ code }) => createElement(TablePage, { key: code, code }),
  // A table for a whole room, on a television or a tablet.
  '/t/:code/screen': ({ code }) => createElement(ScreenPage, { key: code, code }),
  '/t/:code/replay/:round': (address) => createElement(ReplayPage, { address }),
  // A game from a file.
  '/replay': () => createElement(ReplayPage, { address: null }),
  '/proof': () => createElement(ProofPage),
  // A table in this very browser.
  '/alone/:code': ({ code }) => createElement(AlonePage, { key: code, code }),
  // The games of this device.
  '/games': () => createElement(GamesPage),
  // What cameras and microphones do.
  '/cameras': () => createElement(CamerasPage),
  '/learn': () => createElement(LearnPage, { lesson: null }),
  '/learn/:lesson': ({ lesson }) => createElement(LearnPage, { lesson }),
  '/rules': () => quietly(createElement(RulesPage, { game: null })),
  '/rules/:game': ({ game }) => quietly(createElement(RulesPage, { game })),
});
