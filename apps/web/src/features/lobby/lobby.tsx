import { lazy, Suspense } from 'react';
import { Loading } from '../../ui/loading.tsx';
import type { LobbyProps } from './lobby-props.ts';

/** Whoever plays at once never comes here: what it takes to arrange a table is fetched by those who do. */
const Room = lazy(async () => ({ default: (await import('./room.tsx')).Room }));

/** A table before the game. */
export function Lobby(props: LobbyProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Room {...props} />
    </Suspense>
  );
}
