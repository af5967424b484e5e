import type { Lobby } from '@oeillade/table';
import { Suspense, use, useMemo } from 'react';
import { partOf } from '../../games/index.ts';
import { t } from '../../shell/i18n/index.ts';
import type { TableModel } from '../../shell/session/model.ts';
import { useSettings } from '../../shell/settings.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { Podium } from '../../ui/end/podium.tsx';
import { Aloud } from '../../ui/screen/aloud.tsx';
import { tempoOf } from '../../ui/stage/theatre.ts';
import { peopleAt } from '../../ui/table/people.ts';
import { LazyScore } from '../evening/lazy-score.tsx';
import { readEnded } from '../table/end/ended.ts';
import { sayWhy, sayWinners } from '../table/end/say-ending.ts';
import css from './ranking.module.css';

interface RankingProps {
  readonly model: TableModel;
  readonly lobby: Lobby;
  readonly isVoiceOn: boolean;
  /** The game has just ended before the room. */
  readonly isFinale: boolean;
}

/** After the game: who won, for the whole room. How each point was made is on the phones. */
export function Ranking({ model, lobby, isVoiceOn, isFinale }: RankingProps) {
  const language = useLanguage();
  const { theatre } = useSettings();
  const end = use(partOf(lobby.game).end());
  const ended = useMemo(() => readEnded(model.record), [model.record]);
  const people = useMemo(() => peopleAt(lobby), [lobby]);
  const won = ended ? sayWinners(ended.finish, people, null, language) : t('end.title');
  return (
    <div className={css.ranking} data-part="screen-ranking">
      <h1>{won}</h1>
      {ended && <Podium finish={ended.finish} people={people} />}
      <LazyScore evening={lobby.evening} />
      {model.recordTrouble && <p>{t(`end.unread.${model.recordTrouble}`)}</p>}
      {ended && <p>{sayWhy(ended, people, language, end)}</p>}
      {ended && isFinale && theatre !== 'plain' && !ended.finish.isAgreed && end.Finale && (
        <Suspense fallback={null}>
          <end.Finale {...ended} people={people} language={language} tempo={tempoOf(theatre, 0)} />
        </Suspense>
      )}
      <Aloud spoken={[{ key: won, text: won }]} isVoiceOn={isVoiceOn} />
    </div>
  );
}
