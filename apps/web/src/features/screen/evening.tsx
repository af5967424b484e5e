import type { Evening } from '@oeillade/table';
import { useLanguage } from '../../shell/use-language.ts';
import { Podium } from '../../ui/end/podium.tsx';
import { Aloud } from '../../ui/screen/aloud.tsx';
import { Honours } from '../evening/honours.tsx';
import { sayLength, sayWinner } from '../evening/say-evening.ts';
import { finishOf, peopleOf } from '../evening/standings.ts';
import rankingCss from './ranking.module.css';

interface EveningOnScreenProps {
  readonly code: string;
  readonly evening: Evening;
  readonly isVoiceOn: boolean;
}

/** What became of an evening of several games, for the whole room. */
export function EveningOnScreen({ code, evening, isVoiceOn }: EveningOnScreenProps) {
  const won = sayWinner(evening, null, useLanguage());
  const people = peopleOf(evening);
  return (
    <div className={rankingCss.ranking} data-part="screen-ranking screen-evening">
      <h1>{won}</h1>
      <p>{sayLength(evening)}</p>
      <Podium finish={finishOf(evening)} people={people} />
      <Honours evening={evening} people={people} code={code} isAlone={false} />
      <Aloud spoken={[{ key: won, text: won }]} isVoiceOn={isVoiceOn} />
    </div>
  );
}
