import { textsIn } from '@oeillade/web/shell/i18n/index.ts';

export const lessonTexts = textsIn('liars-dice/lesson', {
  fr: async () => (await import('./fr/lesson.ts')).lesson,
  en: async () => (await import('./en/lesson.ts')).lesson,
  de: async () => (await import('./de/lesson.ts')).lesson,
});

export const sayLesson = lessonTexts.t;
