import { type LessonPart, type LessonState, personIn, unbroken } from '../../contract/lesson.ts';
import { sayLesson } from '../texts/lesson.ts';
import { sayTrain } from '../texts/train.ts';
import { TrainScene } from '../train/scene.tsx';
import { WinkScene } from './scene.tsx';
import { lastWords, lesson } from './script.ts';

function say(step: number, state: LessonState): { say: string; help: string } {
  const now = lesson.steps[step]!;
  const { person, other, number = 0 } = now.gaps?.(state) ?? {};
  const words = { person: personIn(state, person), other: personIn(state, other), number };
  const isMissed = now.id === 'name' && now.isMissed?.(state);
  return {
    say: unbroken(isMissed ? sayLesson('steps.name.missed', words) : sayLesson(`steps.${now.id}.say`, words)),
    help: unbroken(sayLesson(`steps.${now.id}.help`, words)),
  };
}

export const lessonPart: LessonPart = {
  lesson,
  Scene: WinkScene,
  name: () => sayLesson('name'),
  about: () => sayLesson('about'),
  say,
  over: (state) => sayLesson(lastWords(state)),
  further: {
    path: '/train',
    Scene: TrainScene,
    name: () => sayTrain('title'),
    about: () => sayTrain('about'),
    invite: () => sayTrain('invite'),
  },
};
