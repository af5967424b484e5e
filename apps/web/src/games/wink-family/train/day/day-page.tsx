import { useState } from 'react';
import { useLanguage } from '../../../../shell/use-language.ts';
import { button } from '../../../../ui/button.ts';
import { TopBar } from '../../../../ui/top-bar.tsx';
import { sayDay } from '../../texts/day.ts';
import { sayTrain } from '../../texts/train.ts';
import type { Outcome } from '../drill.ts';
import pageCss from '../page.module.css';
import { Round } from '../round.tsx';
import { TrainScene } from '../scene.tsx';
import css from '../train-page.module.css';
import { type Day, dayOf, drillOfDay } from './day.ts';
import { DayOver } from './day-over.tsx';
import { dayResultOf, keepDay, readDay } from './day-result.ts';
import { sayDate } from './say-day.ts';

interface Playing {
  readonly day: Day;
  /** After the one try nothing is kept any more. */
  readonly isPractice: boolean;
}

/** The same ten winks for everybody on this date, once; then as often as somebody likes, for practice. */
export function DayPage() {
  const language = useLanguage();
  const [today, setToday] = useState(() => dayOf(new Date()));
  const [kept, setKept] = useState(() => readDay(today));
  const [playing, setPlaying] = useState<Playing | null>(null);
  const begin = () => {
    // Whoever left the page open over midnight plays the new day.
    const day = dayOf(new Date());
    const before = readDay(day);
    setToday(day);
    if (!before) keepDay(dayResultOf(day, []));
    setPlaying({ day, isPractice: before !== null });
  };
  const keep = (outcomes: readonly Outcome[]) => {
    if (playing && !playing.isPractice) keepDay(dayResultOf(playing.day, outcomes));
  };
  const end = () => {
    setKept(readDay(today));
    setPlaying(null);
  };
  const date = sayDate(today, language);
  if (playing) {
    return (
      <main className={pageCss.page} data-part="train day" data-playing>
        <h1 className="visually-hidden">{sayDay('title')}</h1>
        <Round
          heading={playing.isPractice ? sayDay('practice') : date}
          makeDrill={() => drillOfDay(playing.day)}
          onOutcome={keep}
          onOver={end}
          onStop={end}
        />
      </main>
    );
  }
  return (
    <main className={pageCss.page} data-part="train day">
      <TopBar />
      <h1>{sayDay('title')}</h1>
      <p className={css.best}>{date}</p>
      {kept ? (
        <DayOver result={kept} language={language} onPractise={begin} />
      ) : (
        <>
          <TrainScene />
          <p className={pageCss.lead}>{sayDay('lead')}</p>
          <p className={`${pageCss.lead} ${css.keys}`}>{sayTrain('keys')}</p>
          <button type="button" {...button('claim')} data-do="begin" onClick={begin}>
            {sayDay('begin')}
          </button>
        </>
      )}
    </main>
  );
}
