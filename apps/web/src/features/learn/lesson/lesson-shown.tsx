import { type CSSProperties, useCallback, useEffect, useMemo, useState } from 'react';
import type { LessonPart } from '../../../games/contract/lesson.ts';
import { Alone } from '../../../shell/alone.ts';
import { goTo } from '../../../shell/route.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { TheatreOff } from '../../../ui/stage/theatre.ts';
import { HintsOff } from '../../../ui/table/hints-off.ts';
import { AtTable } from '../../table/at-table.tsx';
import { Coach } from './coach.tsx';
import { wordsOf } from './coach-words.ts';
import { Finished } from './finished.tsx';
import css from './lesson-shown.module.css';
import { Pointer } from './pointer.tsx';
import { useCourse } from './use-course.ts';

/** A lesson: the very table that is played at, with a coach beside it. */
export function LessonShown({ part }: { part: LessonPart }) {
  const language = useLanguage();
  const { lesson } = part;
  const { course, step, session, model } = useCourse(lesson);
  const now = lesson.steps[step];
  const scene = course.sceneOf(model);
  const isReady = model.view !== null && model.lobby?.phase !== 'gathering';
  const isAnother = model.lobby?.phase === 'gathering';
  // A rematch at this table leads to the choice of lessons instead: a lesson is one game.
  useEffect(() => {
    if (isAnother) goTo('/learn');
  }, [isAnother]);
  const leave = () => goTo('/learn');
  // biome-ignore lint/correctness/useExhaustiveDependencies: how long they are follows from the step and the language.
  const words = useMemo(() => (isReady ? wordsOf(part, scene) : []), [part, isReady, step, language]);
  const [height, measure] = useHeight();
  return (
    <div
      className={css.lesson}
      data-part="lesson"
      data-over={now ? undefined : ''}
      style={{ '--coach-h': `${height}px` } as CSSProperties}
    >
      <div className={css.coachPlace} ref={measure}>
        {isReady && now && (
          <Coach
            step={step}
            said={part.say(step, scene)}
            words={words}
            onNext={() => course.goOn()}
            onLeave={leave}
          />
        )}
        {!now && <Finished part={part} scene={scene} />}
      </div>
      <Alone value={true}>
        <HintsOff value={true}>
          <TheatreOff value={true}>
            <AtTable session={session} gone={null} />
          </TheatreOff>
        </HintsOff>
      </Alone>
      {isReady && <Pointer at={now?.at?.(scene) ?? null} />}
    </div>
  );
}

/** How much room the coach takes: where it stands above the table, the table leaves it that much. */
function useHeight(): [number, (place: HTMLElement | null) => (() => void) | undefined] {
  const [height, setHeight] = useState(0);
  const measure = useCallback((place: HTMLElement | null) => {
    if (!place) return undefined;
    const watch = new ResizeObserver(() => setHeight(place.offsetHeight));
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  return [height, measure];
}
