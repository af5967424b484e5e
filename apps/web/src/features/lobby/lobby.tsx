import { lazy, Suspense } from 'react';
import { Loading } from '../../ui/loading.tsx';
import type { LobbyProps } from './lobby-props.ts';

/** Loaded by those who arrange a table: whoever plays at once never needs it. */
const Room = lazy(async () => ({ default: (await import('./room.tsx')).Room }));

/** A table before the game. */
export function Lobby(props: LobbyProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Room {...props} />
    </Suspense>
  );
}
