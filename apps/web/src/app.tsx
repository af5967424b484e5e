import './shell/by-keys.ts';
import { createElement, Suspense } from 'react';
import { Home } from './features/home/home.tsx';
import { parts } from './games/index.ts';
import { ROUTES } from './routes.ts';
import { findRoute, usePath } from './shell/route.ts';
import { useLanguage } from './shell/use-language.ts';
import { Defs } from './ui/art/defs.tsx';
import { Loading } from './ui/loading.tsx';

/** Pages that only one game has. */
const OF_GAMES = Object.fromEntries(
  parts.flatMap(({ pages = [] }) => pages).map(({ path, Page }) => [path, () => createElement(Page)]),
);

export function App() {
  useLanguage();
  const page = findRoute({ ...OF_GAMES, ...ROUTES }, usePath());
  return (
    <>
      <Defs />
      {page ? <Suspense fallback={<Loading />}>{page}</Suspense> : <Home />}
    </>
  );
}
