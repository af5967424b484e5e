import type { Evening, Lobby } from '@oeillade/table';
import { lazy, Suspense, useMemo, useState } from 'react';
import { nameOf, partOf } from '../../games/index.ts';
import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { type TableModel, withoutFaces } from '../../shell/session/model.ts';
import { NetworkConnection } from '../../shell/session/network-connection.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useStore } from '../../shell/store.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { useRules } from '../../shell/use-rules.ts';
import { useSession } from '../../shell/use-session.ts';
import { useWakeLock } from '../../shell/use-wake-lock.ts';
import { Logo, Quilt } from '../../ui/art/index.ts';
import { Loading } from '../../ui/loading.tsx';
import { Reactions } from '../../ui/reactions/lazy.tsx';
import { useSounds } from '../../ui/sound/use-sounds.ts';
import { FaceNews } from '../../ui/speech/lazy.ts';
import { onStage } from '../../ui/stage/on-stage.ts';
import { useVoice } from '../../ui/table/use-voice.ts';
import { eveningTexts } from '../evening/texts.ts';
import { Trouble } from '../table/trouble.tsx';
import { TroublePage } from '../table/trouble-page.tsx';
import { endedByAgreement, useLastVerdict } from '../table/use-last-verdict.ts';
import { Gathering } from './gathering.tsx';
import css from './screen-page.module.css';
import { Tools } from './tools.tsx';

/** Nobody waits for the end of a game that has just begun. */
const Ranking = lazy(async () => ({ default: (await import('./ranking.tsx')).Ranking }));

const EveningOnScreen = lazy(async () => {
  await eveningTexts.load();
  return { default: (await import('./evening.tsx')).EveningOnScreen };
});

export const textGroups = ['table', 'end'] as const;

/**
 * A table on a big screen, for a whole room. It only ever watches, also in a browser that holds a seat there: the table
 * tells it nothing that a room may not see.
 */
export default function ScreenPage({ code }: { code: string }) {
  const session = useSession(() => ({ code, token: null, connection: NetworkConnection.toTable(code) }));
  const model = useStore(session, withoutFaces);
  const { lobby, connection } = model;
  if (connection === 'gone' || (connection === 'lost' && !lobby)) {
    return <TroublePage parting={model.parting} onAgain={() => session.open()} onBack={() => goTo('/')} />;
  }
  return lobby ? <Screen session={session} model={model} lobby={lobby} /> : <Loading />;
}

/** An evening that is over; one game alone is told by its own ranking. */
const eveningToTell = ({ evening }: Lobby): Evening | null =>
  evening?.over && evening.games.length > 1 ? evening : null;

interface ScreenProps {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly lobby: Lobby;
}

function Screen({ session, model, lobby }: ScreenProps) {
  useRules(lobby.game);
  const language = useLanguage();
  const [isVoiceOn, setVoice] = useState(false);
  const { isHeld, sawEnd } = useLastVerdict(lobby.phase, endedByAgreement(model));
  const phase = isHeld ? 'playing' : lobby.phase;
  const { Board, sounds } = partOf(lobby.game);
  const shown = { session, model, lobby, isVoiceOn };
  const told = eveningToTell(lobby);
  // Browsers speak only after a tap, and the first words are those that answer it.
  const answer = useMemo(
    () => (isVoiceOn ? [{ key: language, text: t('screen.voiceOn') }] : []),
    [isVoiceOn, language],
  );
  useVoice(answer, isVoiceOn, language);
  useSounds(model, sounds, onStage.whenEmpty);
  useWakeLock(phase !== 'over');
  return (
    <Reactions session={session}>
      <div data-part="screen-room" lang={language}>
        <Trouble session={session} />
        <main className={css.screen} data-part="screen" data-phase={phase}>
          <Quilt />
          {phase === 'playing' && <h1 className="visually-hidden">{nameOf(lobby.game)}</h1>}
          {phase === 'gathering' && <Gathering code={model.code} lobby={lobby} />}
          <Suspense fallback={<Loading />}>
            {phase === 'over' && told && (
              <EveningOnScreen code={model.code} evening={told} isVoiceOn={isVoiceOn} />
            )}
            {phase === 'over' && !told && <Ranking {...shown} isFinale={sawEnd} />}
            {phase === 'playing' && model.view && <Board {...shown} />}
          </Suspense>
          <footer className={css.foot}>
            {phase !== 'gathering' && <Logo />}
            {phase !== 'gathering' && <span className={css.smallCode}>{model.code}</span>}
            <Tools isVoiceOn={isVoiceOn} onVoice={setVoice} all={phase === 'gathering'} />
          </footer>
        </main>
        <Suspense fallback={null}>
          <FaceNews session={session} lobby={lobby} announces={phase !== 'playing'} />
        </Suspense>
      </div>
    </Reactions>
  );
}
