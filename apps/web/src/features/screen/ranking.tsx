import type { Lobby } from '@oeillade/table';
import { use, useMemo } from 'react';
import { partOf } from '../../games/index.ts';
import { t } from '../../shell/i18n/index.ts';
import type { TableModel } from '../../shell/session/model.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { Podium } from '../../ui/end/podium.tsx';
import { Aloud } from '../../ui/screen/aloud.tsx';
import { peopleAt } from '../../ui/table/people.ts';
import { LazyScore } from '../evening/lazy-score.tsx';
import { readEnded } from '../table/end/ended.ts';
import { LastAct } from '../table/end/last-act.tsx';
import { sayWhy, sayWinners } from '../table/end/say-ending.ts';
import { useMasks } from '../table/end/use-masks.ts';
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
  const end = use(partOf(lobby.game).end());
  const ended = useMemo(() => readEnded(model.record), [model.record]);
  const people = useMemo(() => peopleAt(lobby), [lobby]);
  const won = ended ? sayWinners(ended.finish, people, null, language) : t('end.title');
  const isUnread = model.recordTrouble !== null || (model.record !== null && ended === null);
  const masks = useMasks({ isFinale, ended, isUnread, end });
  const spoken = useMemo(() => (masks.areOn ? [] : [{ key: won, text: won }]), [masks.areOn, won]);
  return (
    <div className={css.ranking} data-part="screen-ranking">
      <h1>{won}</h1>
      {ended && <Podium finish={ended.finish} people={people} />}
      <LazyScore evening={lobby.evening} />
      {model.recordTrouble && <p>{t(`end.unread.${model.recordTrouble}`)}</p>}
      {ended && <p>{sayWhy(ended, people, language, end)}</p>}
      {ended && <LastAct masks={masks} finale={end.Finale} {...ended} people={people} language={language} />}
      <Aloud spoken={spoken} isVoiceOn={isVoiceOn} />
    </div>
  );
}
