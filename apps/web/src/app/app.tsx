import { lazy, Suspense } from 'react';
import { Defs } from '../art/index.ts';
import { Home } from '../home/home.tsx';
import { Loading } from './loading.tsx';
import { useRoute } from './route.ts';
import { useLanguage } from './use-language.ts';

const TablePage = lazy(() => import('../table/table-page.tsx'));

export function App() {
  const route = useRoute();
  const language = useLanguage();
  return (
    <>
      <Defs />
      {route.page === 'home' ? (
        <Home key={language} />
      ) : (
        <Suspense fallback={<Loading />}>
          <TablePage key={route.code} code={route.code} />
        </Suspense>
      )}
    </>
  );
}
