import '../../styles/home.css';
import '../../styles/learn/page.css';
import '../../styles/learn/scenes.css';
import { type ReactNode, useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { TopBar } from '../../ui/top-bar.tsx';
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
    <main className="learn">
      <TopBar />
      <h1>{t('learn.title')}</h1>
      <p className="learn-lead">{t('learn.lead')}</p>
      <ul className="learn-list">
        {Object.values(LESSONS).map((lesson) => (
          <LessonCard key={lesson.id} lesson={lesson} />
        ))}
        <li className="learn-card">
          <TrainScene />
          <h2>{t('learn.lessons.train.name')}</h2>
          <p>{t('learn.lessons.train.about')}</p>
          <div className="learn-ways">
            <button type="button" className="btn claim" onClick={() => goTo('/train')}>
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
    <li className="learn-card">
      {SCENES[lesson.id]}
      <h2>{t(`learn.lessons.${lesson.id}.name`)}</h2>
      <p>{t(`learn.lessons.${lesson.id}.about`)}</p>
      <div className="learn-ways">
        {step > 0 && (
          <button type="button" className="btn claim" onClick={() => goTo(`/learn/${lesson.id}`)}>
            {t('learn.resume', { step: step + 1 })}
          </button>
        )}
        <button type="button" className={step > 0 ? 'btn' : 'btn claim'} onClick={begin}>
          {t(step > 0 ? 'learn.restart' : 'learn.start')}
        </button>
      </div>
    </li>
  );
}
