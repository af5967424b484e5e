import '../../../styles/learn/coach.css';
import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import { goTo } from '../../../shell/route.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { Alone } from '../../offline/alone.ts';
import { AtTable } from '../../table/at-table.tsx';
import { HintsOff } from '../hints/hints-off.ts';
import { Coach } from './coach.tsx';
import { Finished } from './finished.tsx';
import type { Lesson } from './lesson.ts';
import { Pointer } from './pointer.tsx';
import { sayStep } from './say-step.ts';
import { useCourse } from './use-course.ts';

/** A lesson: the very table that is played at, with a coach beside it. */
export function LessonShown({ lesson }: { lesson: Lesson }) {
  const language = useLanguage();
  const { course, step, session, model } = useCourse(lesson);
  const now = lesson.steps[step];
  const scene = course.sceneOf(model);
  const isReady = model.view !== null && model.lobby?.phase !== 'gathering';
  const isAnother = model.lobby?.phase === 'gathering';
  // Once more is another lesson, or a game: not this table.
  useEffect(() => {
    if (isAnother) goTo('/learn');
  }, [isAnother]);
  const leave = () => goTo('/learn');
  const [height, measure] = useHeight();
  return (
    <div
      className="lesson"
      data-over={now ? undefined : ''}
      style={{ '--coach-h': `${height}px` } as CSSProperties}
    >
      <div className="coach-place" ref={measure}>
        {isReady && now && (
          <Coach
            step={step}
            steps={lesson.steps.length}
            {...sayStep(lesson, step, scene, language)}
            onNext={now.isDone ? null : () => course.goOn()}
            onLeave={leave}
          />
        )}
        {!now && <Finished lesson={lesson} />}
      </div>
      <Alone value={true}>
        <HintsOff value={true}>
          <AtTable session={session} model={model} gone={null} />
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
