import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Lesson } from '../../../games/contract/lesson.ts';
import { readPerson } from '../../../shell/session/person-kept.ts';
import type { TableSession } from '../../../shell/session/session.ts';
import { useSession } from '../../../shell/use-session.ts';
import { namesFor } from '../../../ui/cast.ts';
import { Course } from './course.ts';
import { CODE } from './lesson-table.ts';

/** Some actions do not change the model, so the coach checks at intervals. */
const CHECK_EVERY = 200;
const SOMEBODY = { name: 'Ada', face: 3 };

interface Taken {
  readonly course: Course;
  readonly step: number;
  readonly session: TableSession;
}

/** A lesson, taken on this page. */
export function useCourse(lesson: Lesson): Taken {
  const [course] = useState(() => {
    const person = readPerson() ?? SOMEBODY;
    return new Course(lesson, { person, names: namesFor([person.name], lesson.actors.length) });
  });
  const session = useSession(() => ({ code: CODE, token: null, connection: course.table }));
  const step = useSyncExternalStore(course.subscribe, () => course.step);
  useEffect(() => {
    const check = () => course.check(session.model);
    check();
    return session.subscribe(check);
  }, [course, session]);
  useEffect(() => {
    const timer = setInterval(() => course.check(session.model), CHECK_EVERY);
    const tellSight = () => course.setSeen(!document.hidden);
    document.addEventListener('visibilitychange', tellSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tellSight);
    };
  }, [course, session]);
  return { course, step, session };
}
