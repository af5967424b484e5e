import { lazy, type ReactNode, Suspense } from 'react';
import { partOf } from '../../games/index.ts';
import { sayMore } from '../../shell/i18n/index.ts';
import type { TableModel } from '../../shell/session/model.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { Loading } from '../../ui/loading.tsx';
import { useSounds } from '../../ui/sound/use-sounds.ts';
import { Lobby } from '../lobby/lobby.tsx';
import { ReplayLink } from '../replay/replay-link.tsx';
import { Trouble } from './trouble.tsx';
import { Votes } from './votes.tsx';

/** Nobody waits for the end of a game that has just begun. */
const EndPage = lazy(async () => {
  await sayMore('spywhere', 'end');
  return { default: (await import('./end-page.tsx')).EndPage };
});

interface AtTableProps {
  readonly session: TableSession;
  readonly model: TableModel;
  /** Shown in place of a table that this page has not, or no longer has. */
  readonly gone: ReactNode;
}

/** A table, wherever it is: before, in and after the game. */
export function AtTable({ session, model, gone }: AtTableProps) {
  const language = useLanguage();
  useSounds(model);
  const { lobby, line } = model;
  if (line === 'gone' || (line === 'lost' && !lobby)) return gone;
  if (!lobby) return <Loading />;
  const props = { session, model, lobby };
  const { Table } = partOf(lobby.game);
  return (
    <div className="at-table" lang={language}>
      <Trouble model={model} />
      {lobby.phase === 'gathering' && <Lobby {...props} />}
      {lobby.phase === 'over' && (
        <Suspense fallback={<Loading />}>
          <EndPage {...props} replay={<ReplayLink model={model} lobby={lobby} />} />
        </Suspense>
      )}
      {lobby.phase === 'playing' && model.view && (
        <Suspense fallback={<Loading />}>
          <Table {...props} />
        </Suspense>
      )}
      <Votes {...props} />
    </div>
  );
}
