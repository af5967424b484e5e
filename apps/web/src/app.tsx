import './shell/by-keys.ts';
import { lazy, Suspense } from 'react';
import { Home } from './features/home/home.tsx';
import { sayMore } from './shell/i18n/index.ts';
import { useRoute } from './shell/route.ts';
import { useLanguage } from './shell/use-language.ts';
import { Defs } from './ui/art/index.ts';
import { Loading } from './ui/loading.tsx';

const AlonePage = lazy(() => sayMore('table').then(() => import('./features/offline/alone-page.tsx')));
const GamesPage = lazy(() =>
  sayMore('table', 'end', 'later').then(() => import('./features/history/page/games-page.tsx')),
);
const LearnPage = lazy(() =>
  sayMore('table', 'spywhere', 'later').then(() => import('./features/learn/learn-page.tsx')),
);
const ProofPage = lazy(() =>
  sayMore('table', 'later').then(() => import('./features/replay/proof/proof-page.tsx')),
);
const ReplayPage = lazy(() =>
  sayMore('table', 'spywhere', 'end', 'later').then(() => import('./features/replay/replay-page.tsx')),
);
const RulesPage = lazy(() => sayMore('spywhere').then(() => import('./features/rules/page/rules-page.tsx')));
const ScreenPage = lazy(() =>
  sayMore('table', 'spywhere', 'end').then(() => import('./features/screen/screen-page.tsx')),
);
const TablePage = lazy(() => sayMore('table').then(() => import('./features/table/table-page.tsx')));
const TrainPage = lazy(() =>
  sayMore('table', 'later').then(() => import('./features/learn/train/train-page.tsx')),
);

export function App() {
  const route = useRoute();
  const language = useLanguage();
  return (
    <>
      <Defs />
      {route.page === 'home' ? (
        <Home key={language} />
      ) : route.page === 'rules' ? (
        <Suspense fallback={null}>
          <RulesPage game={route.game} />
        </Suspense>
      ) : (
        <Suspense fallback={<Loading />}>
          {route.page === 'alone' ? (
            <AlonePage key={route.code} code={route.code} />
          ) : route.page === 'replay' ? (
            <ReplayPage address={route.address} />
          ) : route.page === 'learn' ? (
            <LearnPage lesson={route.lesson} />
          ) : route.page === 'train' ? (
            <TrainPage />
          ) : route.page === 'games' ? (
            <GamesPage />
          ) : route.page === 'proof' ? (
            <ProofPage />
          ) : route.page === 'screen' ? (
            <ScreenPage key={route.code} code={route.code} />
          ) : (
            <TablePage key={route.code} code={route.code} />
          )}
        </Suspense>
      )}
    </>
  );
}
