import * as spywhereRules from '@oeillade/games/spywhere';
import { sayWord } from '../../../shell/i18n/index.ts';
import { type LessonPart, type LessonState, personIn, unbroken } from '../../contract/lesson.ts';
import { sayLesson } from '../texts/lesson.ts';
import { SpywhereScene } from './scene.tsx';
import { lesson } from './script.ts';

const country = (nation: spywhereRules.Nation | undefined): string =>
  nation ? sayWord(spywhereRules.NATION_FACTS[nation].name) : '';

function say(step: number, state: LessonState): { say: string; help: string } {
  const { id, gaps } = lesson.steps[step]!;
  const { person, gave, took } = gaps?.(state) ?? {};
  const words = { person: personIn(state, person), gave: country(gave), took: country(took) };
  return {
    say: unbroken(sayLesson(`steps.${id}.say`, words)),
    help: unbroken(sayLesson(`steps.${id}.help`, words)),
  };
}

export const lessonPart: LessonPart = {
  lesson,
  Scene: SpywhereScene,
  name: () => sayLesson('name'),
  about: () => sayLesson('about'),
  say,
  over: () => sayLesson('over'),
};
