import { type CSSProperties, useCallback, useEffect, useMemo, useState } from 'react';
import type { LessonPart } from '../../../games/contract/lesson.ts';
import { Alone } from '../../../shell/alone.ts';
import { goTo } from '../../../shell/route.ts';
import { useStore } from '../../../shell/store.ts';
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
  const { course, step, session } = useCourse(lesson);
  const now = lesson.steps[step];
  const { isReady, isAnother, at, said } = useStore(session, (model) => {
    const state = course.stateOf(model);
    const isAnother = model.lobby?.phase === 'gathering';
    const isReady = model.view !== null && !isAnother;
    const said = isReady && now ? part.say(step, state) : null;
    return { isReady, isAnother, said, at: (isReady && now?.at?.(state)) || null };
  });
  // A rematch at this table leads to the choice of lessons instead: a lesson is one game.
  useEffect(() => {
    if (isAnother) goTo('/learn');
  }, [isAnother]);
  const leave = () => goTo('/learn');
  // biome-ignore lint/correctness/useExhaustiveDependencies: how long they are follows from the step and the language.
  const words = useMemo(
    () => (isReady ? wordsOf(part, course.stateOf(session.model)) : []),
    [part, isReady, step, language],
  );
  const [height, measure] = useHeight();
  return (
    <div
      className={css.lesson}
      data-part="lesson"
      data-over={now ? undefined : ''}
      style={{ '--coach-h': `${height}px` } as CSSProperties}
    >
      <div className={css.coachPlace} ref={measure}>
        {said && <Coach step={step} said={said} words={words} onNext={() => course.goOn()} onLeave={leave} />}
        {!now && <Finished part={part} state={course.stateOf(session.model)} />}
      </div>
      <Alone value={true}>
        <HintsOff value={true}>
          <TheatreOff value={true}>
            <AtTable session={session} gone={null} />
          </TheatreOff>
        </HintsOff>
      </Alone>
      {isReady && <Pointer at={at} />}
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
