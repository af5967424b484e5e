import { use, useState } from 'react';
import type { GamePart } from '../../games/contract/game-part.ts';
import type { Further, LearnCard, LessonPart } from '../../games/contract/lesson.ts';
import { parts } from '../../games/index.ts';
import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { button } from '../../ui/button.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import css from './learn-page.module.css';
import { LessonShown } from './lesson/lesson-shown.tsx';
import { forgetProgress, readProgress } from './lesson/progress.ts';

export const textGroups = ['table', 'afterGame'] as const;

/** The lessons, or one of them. */
export default function LearnPage({ lesson: asked }: { lesson: string | null }) {
  const found = parts.find(({ lesson }) => lesson.id === asked);
  return found ? <OneLesson key={found.lesson.id} of={found} /> : <Choice />;
}

function OneLesson({ of }: { of: GamePart }) {
  return <LessonShown part={use(of.lesson.load())} />;
}

function Choice() {
  useLanguage();
  const fetched = parts.map(({ lesson }) => lesson.load());
  const lessons = fetched.map((one) => use(one));
  return (
    <main className={css.learn}>
      <TopBar />
      <h1>{t('learn.title')}</h1>
      <p className={css.learnLead}>{t('learn.lead')}</p>
      <ul className={css.learnList}>
        {lessons.map((part) => (
          <LessonCard key={part.lesson.id} part={part} />
        ))}
        {lessons.map(({ lesson, further }) => further && <FurtherCard key={lesson.id} further={further} />)}
      </ul>
    </main>
  );
}

function FurtherCard({ further }: { further: Further }) {
  return (
    <li className={css.learnCard} data-part="learn-card">
      <About card={further} />
      <div className={css.learnWays}>
        <button type="button" {...button('claim')} onClick={() => goTo(further.path)}>
          {t('learn.start')}
        </button>
      </div>
    </li>
  );
}

function LessonCard({ part }: { part: LessonPart }) {
  const { lesson } = part;
  const [step] = useState(() => readProgress(lesson).step);
  const begin = () => {
    forgetProgress(lesson);
    goTo(`/learn/${lesson.id}`);
  };
  return (
    <li className={css.learnCard} data-part="learn-card">
      <About card={part} />
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

function About({ card: { Scene, name, about } }: { card: LearnCard }) {
  return (
    <>
      <Scene />
      <h2>{name()}</h2>
      <p>{about()}</p>
    </>
  );
}
