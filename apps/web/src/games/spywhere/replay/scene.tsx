import * as spywhereRules from '@oeillade/games/spywhere';
import type { Viewer } from '@oeillade/kernel';
import { type Belief, beliefAt, type SpywhereScene, type SpywhereStory } from '@oeillade/story/spywhere';
import { type Language, t } from '../../../shell/i18n/index.ts';
import { CardBack } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { DishCard } from '../art/index.ts';
import { nationName } from '../table/speech.ts';
import { sayReplay } from '../texts/replay.ts';
import css from './scene.module.css';
import { Seat } from './seat.tsx';

interface SceneProps {
  readonly story: SpywhereStory;
  readonly scene: SpywhereScene;
  readonly t: number;
  readonly viewer: Viewer;
  readonly people: readonly Person[];
  readonly language: Language;
  readonly onChoose: (viewer: Viewer) => void;
}

/** The market in the middle, and everybody with what is theirs. */
export function SpywhereTheatre({ story, scene, t: now, viewer, people, language, onChoose }: SceneProps) {
  const { view } = scene;
  const belief: Belief | null = viewer === null ? beliefAt(story.leaks, now) : null;
  const inPlay = spywhereRules.NATIONS.filter((nation) => nation !== view.out);
  return (
    <div className={css.spy} data-wide="">
      <section className={css.market} aria-label={sayReplay('market')}>
        <div className={css.pile}>
          {view.pileSize > 0 && <CardBack />}
          <p>{sayReplay('pile', { count: view.pileSize })}</p>
        </div>
        <ul>
          {view.market.map((nation, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places stay, cards change.
            <li key={place}>
              <DishCard nation={nation} label={nationName(nation, language)} />
            </li>
          ))}
        </ul>
      </section>
      <ul className={css.spies} aria-label={t('replay.table')}>
        {people.map((person, seat) => (
          <Seat
            key={person.seat}
            person={person}
            people={people}
            scene={scene}
            isViewer={viewer === seat}
            chances={belief && inPlay.map((nation) => ({ nation, chance: chanceOf(belief, seat, nation) }))}
            language={language}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </div>
  );
}

const chanceOf = ({ chances }: Belief, seat: number, nation: spywhereRules.Nation): number =>
  chances[seat]![spywhereRules.indexOf(nation)]!;
