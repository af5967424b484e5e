import { type LessonPart, personIn, unbroken } from '@oeillade/web/games/contract/lesson.ts';
import { sayLesson } from '../texts/lesson.ts';
import { DiceLessonScene } from './scene.tsx';
import { BO, lesson } from './script.ts';

export const lessonPart: LessonPart = {
  lesson,
  Scene: DiceLessonScene,
  name: () => sayLesson('name'),
  about: () => sayLesson('about'),
  say: (step, state) => {
    const { id } = lesson.steps[step]!;
    const words = { person: personIn(state, BO) };
    return {
      say: unbroken(sayLesson(`steps.${id}.say`, words)),
      help: unbroken(sayLesson(`steps.${id}.help`, words)),
    };
  },
  over: () => sayLesson('over'),
};
