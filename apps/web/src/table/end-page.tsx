import '../styles/home.css';
import '../styles/end/index.css';
import type { Lobby } from '@oeillade/table';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { TopBar } from '../app/top-bar.tsx';
import { useArrival } from '../app/use-arrival.ts';
import { useLanguage } from '../app/use-language.ts';
import { t } from '../i18n/index.ts';
import type { TableModel } from '../session/model.ts';
import type { TableSession } from '../session/session.ts';
import { peopleAt } from './common/people.ts';
import { EndActions } from './end/end-actions.tsx';
import { readEnding } from './end/ending.ts';
import { Podium } from './end/podium.tsx';
import { sayWhy, sayWinners } from './end/say-ending.ts';

/** All the cards of a game are many drawings: the places are there before them. */
const WinkEnd = lazy(async () => ({ default: (await import('./end/wink-end.tsx')).WinkEnd }));
const SpywhereEnd = lazy(async () => ({ default: (await import('./end/spywhere-end.tsx')).SpywhereEnd }));

interface Props {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly lobby: Lobby;
  /** The way to the replay, where there is one. */
  readonly replay?: ReactNode;
}

/** After the game: who won, how each point was made, everything that was hidden, and once more. */
export function EndPage({ session, model, lobby, replay }: Props) {
  const language = useLanguage();
  const heading = useArrival();
  const ending = useMemo(() => readEnding(model.record), [model.record]);
  const people = useMemo(() => peopleAt(lobby), [lobby]);
  return (
    <main className="end">
      <TopBar />
      <h1 ref={heading} tabIndex={-1}>
        {ending ? sayWinners(ending, people, model.seat, language) : t('end.title')}
      </h1>
      {ending && <p className="end-why">{sayWhy(ending, people, language)}</p>}
      {model.recordTrouble && <p role="status">{t(`end.unread.${model.recordTrouble}`)}</p>}
      {ending && <Podium finish={ending} people={people} />}
      <EndActions session={session} model={model} lobby={lobby}>
        {replay}
      </EndActions>
      {ending && (
        <Suspense fallback={null}>
          {ending.game === 'spywhere' ? (
            <SpywhereEnd ending={ending} people={people} language={language} />
          ) : (
            <WinkEnd ending={ending} people={people} language={language} />
          )}
        </Suspense>
      )}
    </main>
  );
}
