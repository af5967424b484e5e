import type { Seat } from '@oeillade/kernel';
import type { Evening } from '@oeillade/table';
import { nameOf } from '../../games/index.ts';
import { useAlone } from '../../shell/alone.ts';
import { goTo } from '../../shell/route.ts';
import { useArrival } from '../../shell/use-arrival.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { button } from '../../ui/button.ts';
import { Podium } from '../../ui/end/podium.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import css from './evening-page.module.css';
import { Games } from './games.tsx';
import { Honours } from './honours.tsx';
import { sayLength, sayWinner } from './say-evening.ts';
import { finishOf, peopleOf } from './standings.ts';
import { say } from './texts.ts';

interface EveningPageProps {
  readonly code: string;
  readonly evening: Evening;
  readonly me: Seat | null;
  readonly onBack: () => void;
}

/** What became of an evening: who won it, what was played, and what will be remembered of it. */
export function EveningPage({ code, evening, me, onBack }: EveningPageProps) {
  const language = useLanguage();
  const heading = useArrival();
  const isAlone = useAlone();
  const people = peopleOf(evening);
  return (
    <main className={css.evening} data-part="evening end">
      <TopBar />
      <h1 ref={heading} tabIndex={-1}>
        {sayWinner(evening, me, language)}
      </h1>
      <p className={css.length}>{sayLength(evening)}</p>
      <Podium finish={finishOf(evening)} people={people} />
      <p className={css.counted}>{say('howCounted')}</p>
      <div className={css.told}>
        <Games evening={evening} people={people} sayGame={nameOf} />
        <Honours evening={evening} people={people} code={code} isAlone={isAlone} />
      </div>
      <div className={css.ways}>
        <button type="button" {...button()} onClick={onBack}>
          {say('back')}
        </button>
        <button type="button" {...button()} onClick={() => goTo('/')}>
          {say('home')}
        </button>
      </div>
    </main>
  );
}
