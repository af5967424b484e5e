import '../../../styles/home.css';
import '../../../styles/learn/scenes.css';
import '../../../styles/learn/train.css';
import { useState } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { TopBar } from '../../../ui/top-bar.tsx';
import { TrainScene } from '../scenes.tsx';
import { type Best, keepBest, readBest } from './best.ts';
import { Round } from './round.tsx';
import type { Result } from './score.ts';

type Now =
  | { readonly is: 'idle' }
  | { readonly is: 'playing' }
  | { readonly is: 'over'; readonly result: Result };

/** Catch the wink: rounds that get harder, for as long as half of the winks are caught. */
export default function TrainPage() {
  useLanguage();
  const [now, setNow] = useState<Now>({ is: 'idle' });
  const [round, setRound] = useState(1);
  const [score, setScore] = useState(0);
  const [best, setBest] = useState(readBest);
  const over = (result: Result) => {
    const reached = score + result.score;
    if (result.isPassed) setScore(reached);
    setBest(keepBest({ score: reached, round }));
    setNow({ is: 'over', result });
  };
  const begin = (next: number) => {
    if (next === 1) setScore(0);
    setRound(next);
    setNow({ is: 'playing' });
  };
  if (now.is === 'playing') {
    return (
      <main className="train" data-playing>
        <h1 className="visually-hidden">{t('learn.train.title')}</h1>
        <Round key={round} round={round} onOver={over} onStop={() => setNow({ is: 'idle' })} />
      </main>
    );
  }
  return (
    <main className="train">
      <TopBar />
      <h1>{t('learn.train.title')}</h1>
      {now.is === 'over' ? (
        <Over result={now.result} round={round} total={score} onBegin={begin} />
      ) : (
        <>
          <TrainScene />
          <p className="train-lead">{t('learn.train.lead')}</p>
          <p className="train-lead train-keys">{t('learn.train.keys')}</p>
          <button type="button" className="btn claim" onClick={() => begin(1)}>
            {t('learn.train.begin')}
          </button>
        </>
      )}
      <BestShown best={best} />
    </main>
  );
}

interface OverProps {
  readonly result: Result;
  readonly round: number;
  readonly total: number;
  readonly onBegin: (round: number) => void;
}

function Over({ result, round, total, onBegin }: OverProps) {
  const { caught, winks, fastest, typical, isPassed } = result;
  return (
    <section className="train-over" aria-label={t('learn.train.go', { round })}>
      <h2 role="status">{t('learn.train.result', { caught, winks })}</h2>
      <TrainScene />
      <ul>
        {fastest !== null && <li>{t('learn.train.fastest', { ms: fastest })}</li>}
        {typical !== null && <li>{t('learn.train.typical', { ms: typical })}</li>}
        <li>{t('learn.train.score', { score: total })}</li>
      </ul>
      <p>{t(isPassed ? 'learn.train.passed' : 'learn.train.failed')}</p>
      <div className="learn-ways">
        {isPassed && (
          <button type="button" className="btn claim" onClick={() => onBegin(round + 1)}>
            {t('learn.train.goOn')}
          </button>
        )}
        <button type="button" className={isPassed ? 'btn' : 'btn claim'} onClick={() => onBegin(round)}>
          {t('learn.train.again')}
        </button>
      </div>
    </section>
  );
}

function BestShown({ best }: { best: Best | null }) {
  if (!best || best.score === 0) return null;
  return <p className="train-best">{t('learn.train.best', { score: best.score, round: best.round })}</p>;
}
