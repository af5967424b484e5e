import './by-keys.ts';
import { lazy, Suspense } from 'react';
import { Defs } from '../art/index.ts';
import { Home } from '../home/home.tsx';
import { sayMore } from '../i18n/index.ts';
import { Loading } from './loading.tsx';
import { useRoute } from './route.ts';
import { useLanguage } from './use-language.ts';

const AlonePage = lazy(() => sayMore('table').then(() => import('../offline/alone-page.tsx')));
const GamesPage = lazy(() =>
  sayMore('table', 'end', 'later').then(() => import('../history/page/games-page.tsx')),
);
const LearnPage = lazy(() =>
  sayMore('table', 'spywhere', 'later').then(() => import('../learn/learn-page.tsx')),
);
const ProofPage = lazy(() => sayMore('table', 'later').then(() => import('../replay/proof/proof-page.tsx')));
const ReplayPage = lazy(() =>
  Promise.all([
    import('../library.ts').then(({ library }) => library.loadAllStories()),
    sayMore('table', 'spywhere', 'end', 'later'),
  ]).then(() => import('../replay/replay-page.tsx')),
);
const RulesPage = lazy(() => sayMore('spywhere').then(() => import('../rules/page/rules-page.tsx')));
const ScreenPage = lazy(() =>
  sayMore('table', 'spywhere', 'end').then(() => import('../screen/screen-page.tsx')),
);
const TablePage = lazy(() => sayMore('table').then(() => import('../table/table-page.tsx')));
const TrainPage = lazy(() => sayMore('table', 'later').then(() => import('../learn/train/train-page.tsx')));

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
