import { lazy, Suspense, useState } from 'react';
import { Loading } from '../app/loading.tsx';
import { useLanguage } from '../app/use-language.ts';
import { useSession } from '../app/use-session.ts';
import { Lobby } from '../lobby/lobby.tsx';
import { Welcome } from '../lobby/welcome.tsx';
import { tokenFor } from '../session/keepsakes.ts';
import { EndPage } from './end-page.tsx';
import { Trouble } from './trouble.tsx';
import { Votes } from './votes.tsx';

/** Nobody waits for the drawings of a game that is not played here. */
const WinkTable = lazy(async () => ({ default: (await import('./wink/wink-table.tsx')).WinkTable }));
const SpywhereTable = lazy(async () => ({
  default: (await import('./spywhere/spywhere-table.tsx')).SpywhereTable,
}));

/** A table's address: whoever holds no seat yet is welcomed first. */
export default function TablePage({ code }: { code: string }) {
  const [token, setToken] = useState(() => tokenFor(code));
  const [watches, setWatches] = useState(false);
  if (token === null && !watches) {
    return <Welcome code={code} onSeat={setToken} onWatch={() => setWatches(true)} />;
  }
  return <AtTable key={token ?? 'watcher'} code={code} token={token} />;
}

function AtTable({ code, token }: { code: string; token: string | null }) {
  const { session, model } = useSession(code, token);
  const language = useLanguage();
  const { lobby, line } = model;
  if (line === 'gone' || !lobby) return line === 'connecting' ? <Loading /> : <Trouble model={model} />;
  const props = { session, model, lobby };
  return (
    <div className="at-table" lang={language}>
      <Trouble model={model} />
      {lobby.phase === 'gathering' && <Lobby {...props} />}
      {lobby.phase === 'over' && <EndPage {...props} />}
      {lobby.phase === 'playing' && model.view && (
        <Suspense fallback={<Loading />}>
          {lobby.game === 'spywhere' ? <SpywhereTable {...props} /> : <WinkTable {...props} />}
        </Suspense>
      )}
      <Votes {...props} />
    </div>
  );
}
