import './shell/by-keys.ts';
import { Suspense } from 'react';
import { Home } from './features/home/home.tsx';
import { ROUTES } from './routes.ts';
import { findRoute, usePath } from './shell/route.ts';
import { useLanguage } from './shell/use-language.ts';
import { Defs } from './ui/art/index.ts';
import { Loading } from './ui/loading.tsx';

export function App() {
  const language = useLanguage();
  const page = findRoute(ROUTES, usePath());
  return (
    <>
      <Defs />
      {page ? <Suspense fallback={<Loading />}>{page}</Suspense> : <Home key={language} />}
    </>
  );
}
