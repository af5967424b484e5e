import '../../styles/learn/coach.css';
import { useEffect } from 'react';
import { goTo } from '../../app/route.ts';
import { useLanguage } from '../../app/use-language.ts';
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
  return (
    <div className="lesson" data-over={now ? undefined : ''}>
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
      <Alone value={true}>
        <HintsOff value={true}>
          <AtTable session={session} model={model} gone={null} />
        </HintsOff>
      </Alone>
      {isReady && <Pointer at={now?.at?.(scene) ?? null} />}
    </div>
  );
}
