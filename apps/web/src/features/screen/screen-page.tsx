import '../../styles/screen/index.css';
import type { GameId } from '@oeillade/games';
import type { Lobby } from '@oeillade/table';
import { lazy, Suspense, useMemo, useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import type { TableModel } from '../../shell/session/model.ts';
import { NetworkLine } from '../../shell/session/network-line.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { useSession } from '../../shell/use-session.ts';
import { useWakeLock } from '../../shell/use-wake-lock.ts';
import { Logo, Quilt } from '../../ui/art/index.ts';
import { Loading } from '../../ui/loading.tsx';
import { useSounds } from '../../ui/sound/use-sounds.ts';
import { useVoice } from '../../ui/table/use-voice.ts';
import { Trouble } from '../table/trouble.tsx';
import { TroublePage } from '../table/trouble-page.tsx';
import { Gathering } from './gathering.tsx';
import { Tools } from './tools.tsx';

/** Nobody waits for the drawings of a game that is not played here, or for its end. */
const Ranking = lazy(async () => ({ default: (await import('./ranking.tsx')).Ranking }));
const WinkBoard = lazy(async () => ({
  default: (await import('../../games/wink-family/board.tsx')).WinkBoard,
}));
const SpywhereBoard = lazy(async () => ({
  default: (await import('../../games/spywhere/board.tsx')).SpywhereBoard,
}));

/**
 * A table on a big screen, for a whole room. It only ever watches, also in a browser that holds a seat there: the table
 * tells it nothing that a room may not see.
 */
export default function ScreenPage({ code }: { code: string }) {
  const { session, model } = useSession(() => ({ code, token: null, line: NetworkLine.toTable(code) }));
  const { lobby, line } = model;
  if (line === 'gone' || (line === 'lost' && !lobby)) {
    return <TroublePage parting={model.parting} onAgain={() => session.open()} onBack={() => goTo('/')} />;
  }
  return lobby ? <Screen model={model} lobby={lobby} /> : <Loading />;
}

function Screen({ model, lobby }: { model: TableModel; lobby: Lobby }) {
  const language = useLanguage();
  const [isVoiceOn, setVoice] = useState(false);
  const { phase } = lobby;
  const shown = { model, lobby, isVoiceOn };
  // Browsers speak only after a tap, and the first words are those that answer it.
  const answer = useMemo(
    () => (isVoiceOn ? [{ key: language, text: t('screen.voiceOn') }] : []),
    [isVoiceOn, language],
  );
  useVoice(answer, isVoiceOn, language);
  useSounds(model);
  useWakeLock(phase !== 'over');
  return (
    <div className="tv-room" lang={language}>
      <Trouble model={model} />
      <main className="tv" data-phase={phase}>
        <Quilt />
        {phase === 'playing' && (
          <h1 className="visually-hidden">{t(`games.${lobby.game as GameId}.name`)}</h1>
        )}
        {phase === 'gathering' && <Gathering code={model.code} lobby={lobby} />}
        <Suspense fallback={<Loading />}>
          {phase === 'over' && <Ranking {...shown} />}
          {phase === 'playing' &&
            model.view &&
            (lobby.game === 'spywhere' ? <SpywhereBoard {...shown} /> : <WinkBoard {...shown} />)}
        </Suspense>
        <footer className="tv-foot">
          {phase !== 'gathering' && <Logo />}
          {phase !== 'gathering' && <span className="tv-small-code">{model.code}</span>}
          <Tools isVoiceOn={isVoiceOn} onVoice={setVoice} all={phase === 'gathering'} />
        </footer>
      </main>
    </div>
  );
}
