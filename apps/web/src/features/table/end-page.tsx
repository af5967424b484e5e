import type { Lobby } from '@oeillade/table';
import { type ReactNode, Suspense, use, useMemo } from 'react';
import { partOf } from '../../games/index.ts';
import { t } from '../../shell/i18n/index.ts';
import type { TableModel } from '../../shell/session/model.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useArrival } from '../../shell/use-arrival.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { Chat } from '../../ui/chat/chat.tsx';
import { Podium } from '../../ui/end/podium.tsx';
import { MyFace } from '../../ui/reactions/lazy.tsx';
import { peopleAt } from '../../ui/table/people.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import { LazyScore } from '../evening/lazy-score.tsx';
import { EndActions } from './end/end-actions.tsx';
import { readEnded } from './end/ended.ts';
import { LastAct } from './end/last-act.tsx';
import { sayWhy, sayWinners } from './end/say-ending.ts';
import { useMasks } from './end/use-masks.ts';
import { useOnward } from './end/use-onward.ts';
import css from './end-page.module.css';

interface Props {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly lobby: Lobby;
  /** The table as it is now: somebody may have asked for another game meanwhile. */
  readonly now: Lobby;
  readonly onAlong: () => void;
  readonly onStory: () => void;
  /** The game has just ended here: its last act is played over the page. */
  readonly isFinale: boolean;
  /** The link to the replay, where there is one. */
  readonly replay?: ReactNode;
  /** What of the game is worth watching again. */
  readonly moments?: ReactNode;
  /** What a watcher may still do: throw confetti. */
  readonly cheer?: ReactNode;
}

/** After the game: who won, the best of it, and once more. How each point was made is folded below. */
export function EndPage(props: Props) {
  const { session, model, lobby, now, onAlong, onStory, isFinale, replay, moments, cheer } = props;
  const language = useLanguage();
  const end = use(partOf(lobby.game).end());
  const ended = useMemo(() => readEnded(model.record), [model.record]);
  const people = useMemo(() => peopleAt(lobby), [lobby]);
  const why = useMemo(() => ended && sayWhy(ended, people, language, end), [ended, people, language, end]);
  const me = model.seat === null ? null : (people[model.seat] ?? null);
  const own = me
    ? (face: ReactNode) => (
        <Suspense fallback={face}>
          <MyFace session={session} face={me.face} colour={me.colour} name={me.name} className={css.mine}>
            {face}
          </MyFace>
        </Suspense>
      )
    : undefined;
  const isUnread = model.recordTrouble !== null || (model.record !== null && ended === null);
  const masks = useMasks({ isFinale, ended, isUnread, end });
  const heading = useArrival(!masks.areOn && !masks.haveFallen);
  useOnward(masks.haveFallen, heading);
  return (
    <main className={css.end} data-part="end">
      <TopBar />
      <h1 ref={heading} tabIndex={-1}>
        {ended ? sayWinners(ended.finish, people, model.seat, language) : t('end.title')}
      </h1>
      {why && <p className={css.endWhy}>{why}</p>}
      {lobby.seer && (
        <p className={css.endWhy} data-part="seer">
          {t('end.seer', { ...lobby.seer })}
        </p>
      )}
      {cheer}
      {model.recordTrouble && <p role="status">{t(`end.unread.${model.recordTrouble}`)}</p>}
      <div className={css.rest}>
        {ended && <Podium finish={ended.finish} people={people} mine={model.seat} own={own} />}
        <div>
          {ended && <Suspense fallback={null}>{moments}</Suspense>}
          <EndActions
            session={session}
            model={model}
            lobby={lobby}
            now={now}
            onAlong={onAlong}
            onStory={onStory}
            score={<LazyScore evening={now.evening ?? lobby.evening} onStory={onStory} />}
          >
            {replay}
            <Chat session={session} model={model} lobby={lobby} />
          </EndActions>
        </div>
      </div>
      {ended && (
        <details className={css.accounts} data-part="end-accounts">
          <summary>{t('end.accounts')}</summary>
          <Suspense fallback={null}>
            <end.Details {...ended} people={people} language={language} />
          </Suspense>
        </details>
      )}
      {ended && <LastAct masks={masks} finale={end.Finale} {...ended} people={people} language={language} />}
    </main>
  );
}
