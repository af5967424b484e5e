import type { Seat } from '@oeillade/kernel';
import type { Evening } from '@oeillade/table';
import { nameOf } from '../../games/index.ts';
import { useAlone } from '../../shell/alone.ts';
import type { Language } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { useArrival } from '../../shell/use-arrival.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { button } from '../../ui/button.ts';
import { Podium } from '../../ui/end/podium.tsx';
import { sayNames } from '../../ui/table/people.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import css from './evening-page.module.css';
import { Games } from './games.tsx';
import { Honours } from './honours.tsx';
import { finishOf, lastedOf, peopleOf, winnersOf } from './standings.ts';
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

function sayWinner(evening: Evening, me: Seat | null, language: Language): string {
  const winners = winnersOf(evening);
  const [first] = winners;
  if (!first) return say('undecided');
  if (winners.length > 1) {
    const players = winners.map(({ player }) => player);
    return say('shared', { names: sayNames(players, peopleOf(evening), language) });
  }
  return me !== null && first.seat === me ? say('youWon') : say('won', { name: first.name });
}

function sayLength(evening: Evening): string {
  const minutes = Math.round(lastedOf(evening) / 60_000);
  return `${say('games', { count: evening.games.length })}, ${say('minutes', { count: minutes })}.`;
}
