import '../../styles/end/places.css';
import type { Lobby } from '@oeillade/table';
import { useMemo } from 'react';
import { t } from '../../shell/i18n/index.ts';
import type { TableModel } from '../../shell/session/model.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { peopleAt } from '../../ui/table/people.ts';
import { readEnding } from '../table/end/ending.ts';
import { Podium } from '../table/end/podium.tsx';
import { sayWhy, sayWinners } from '../table/end/say-ending.ts';
import { Aloud } from './aloud.tsx';

interface RankingProps {
  readonly model: TableModel;
  readonly lobby: Lobby;
  readonly isVoiceOn: boolean;
}

/** After the game: who won, for the whole room. How each point was made is on the phones. */
export function Ranking({ model, lobby, isVoiceOn }: RankingProps) {
  const language = useLanguage();
  const ending = useMemo(() => readEnding(model.record), [model.record]);
  const people = useMemo(() => peopleAt(lobby), [lobby]);
  const won = ending ? sayWinners(ending, people, null, language) : t('end.title');
  return (
    <div className="tv-ranking">
      <h1>{won}</h1>
      {ending && <Podium finish={ending} people={people} />}
      {ending && <p>{sayWhy(ending, people, language)}</p>}
      <Aloud spoken={[{ key: won, text: won }]} isVoiceOn={isVoiceOn} />
    </div>
  );
}
