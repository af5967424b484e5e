import '../../styles/home.css';
import '../../styles/end/index.css';
import type { Lobby } from '@oeillade/table';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { t } from '../../shell/i18n/index.ts';
import type { TableModel } from '../../shell/session/model.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useArrival } from '../../shell/use-arrival.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { peopleAt } from '../../ui/table/people.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import { EndActions } from './end/end-actions.tsx';
import { readEnding } from './end/ending.ts';
import { Podium } from './end/podium.tsx';
import { sayWhy, sayWinners } from './end/say-ending.ts';

/** All the cards of a game are many drawings: the places are there before them. */
const WinkEnd = lazy(async () => ({
  default: (await import('../../games/wink-family/end/wink-end.tsx')).WinkEnd,
}));
const SpywhereEnd = lazy(async () => ({
  default: (await import('../../games/spywhere/end/spywhere-end.tsx')).SpywhereEnd,
}));

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
