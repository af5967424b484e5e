import { type ReactNode, useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { button } from '../../ui/button.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import css from './learn-page.module.css';
import type { Lesson } from './lesson/lesson.ts';
import { LessonShown } from './lesson/lesson-shown.tsx';
import { findLesson, LESSONS } from './lesson/lessons.ts';
import { forgetProgress, readProgress } from './lesson/progress.ts';
import { SpywhereScene, TrainScene, WinkScene } from './scenes.tsx';

const SCENES: Readonly<Record<keyof typeof LESSONS, ReactNode>> = {
  wink: <WinkScene />,
  spywhere: <SpywhereScene />,
};

/** The lessons, or one of them. */
export default function LearnPage({ lesson: id }: { lesson: string | null }) {
  const lesson = findLesson(id);
  return lesson ? <LessonShown key={lesson.id} lesson={lesson} /> : <Choice />;
}

function Choice() {
  useLanguage();
  return (
    <main className={css.learn}>
      <TopBar />
      <h1>{t('learn.title')}</h1>
      <p className={css.learnLead}>{t('learn.lead')}</p>
      <ul className={css.learnList}>
        {Object.values(LESSONS).map((lesson) => (
          <LessonCard key={lesson.id} lesson={lesson} />
        ))}
        <li className={css.learnCard} data-part="learn-card">
          <TrainScene />
          <h2>{t('learn.lessons.train.name')}</h2>
          <p>{t('learn.lessons.train.about')}</p>
          <div className={css.learnWays}>
            <button type="button" {...button('claim')} onClick={() => goTo('/train')}>
              {t('learn.start')}
            </button>
          </div>
        </li>
      </ul>
    </main>
  );
}

function LessonCard({ lesson }: { lesson: Lesson }) {
  const [step] = useState(() => readProgress(lesson).step);
  const begin = () => {
    forgetProgress(lesson);
    goTo(`/learn/${lesson.id}`);
  };
  return (
    <li className={css.learnCard} data-part="learn-card">
      {SCENES[lesson.id]}
      <h2>{t(`learn.lessons.${lesson.id}.name`)}</h2>
      <p>{t(`learn.lessons.${lesson.id}.about`)}</p>
      <div className={css.learnWays}>
        {step > 0 && (
          <button type="button" {...button('claim')} onClick={() => goTo(`/learn/${lesson.id}`)}>
            {t('learn.resume', { step: step + 1 })}
          </button>
        )}
        <button type="button" {...button(step > 0 ? 'plain' : 'claim')} onClick={begin}>
          {t(step > 0 ? 'learn.restart' : 'learn.start')}
        </button>
      </div>
    </li>
  );
}
