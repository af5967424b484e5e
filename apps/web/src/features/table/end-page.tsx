import type { Lobby } from '@oeillade/table';
import { type ReactNode, Suspense, use, useMemo } from 'react';
import { partOf } from '../../games/index.ts';
import { t } from '../../shell/i18n/index.ts';
import type { TableModel } from '../../shell/session/model.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useArrival } from '../../shell/use-arrival.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { peopleAt } from '../../ui/table/people.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import { EndActions } from './end/end-actions.tsx';
import { readEnded } from './end/ended.ts';
import { Podium } from './end/podium.tsx';
import { sayWhy, sayWinners } from './end/say-ending.ts';
import css from './end-page.module.css';

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
  const end = use(partOf(lobby.game).end());
  const ended = useMemo(() => readEnded(model.record), [model.record]);
  const people = useMemo(() => peopleAt(lobby), [lobby]);
  const why = useMemo(() => ended && sayWhy(ended, people, language, end), [ended, people, language, end]);
  return (
    <main className={css.end} data-part="end">
      <TopBar />
      <h1 ref={heading} tabIndex={-1}>
        {ended ? sayWinners(ended.finish, people, model.seat, language) : t('end.title')}
      </h1>
      {why && <p className={css.endWhy}>{why}</p>}
      {model.recordTrouble && <p role="status">{t(`end.unread.${model.recordTrouble}`)}</p>}
      {ended && <Podium finish={ended.finish} people={people} />}
      <EndActions session={session} model={model} lobby={lobby}>
        {replay}
      </EndActions>
      {ended && (
        <Suspense fallback={null}>
          <end.Details {...ended} people={people} language={language} />
        </Suspense>
      )}
    </main>
  );
}
