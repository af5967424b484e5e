import { useState } from 'react';
import { sayWord } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { Icon } from '../../../ui/art/index.ts';
import { button } from '../../../ui/button.ts';
import { Link } from '../../../ui/link.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { sayTrain } from '../texts/train.ts';
import { type Best, keepBest, readBest } from './best.ts';
import { DAY_PATH, DAY_TITLE } from './day/way.ts';
import { EYE_PATH, EYE_TITLE } from './eye/way.ts';
import { freshDrill } from './fresh-drill.ts';
import pageCss from './page.module.css';
import { Round } from './round.tsx';
import { TrainScene } from './scene.tsx';
import type { Result } from './score.ts';
import css from './train-page.module.css';

type Now =
  | { readonly is: 'idle' }
  | { readonly is: 'playing' }
  | { readonly is: 'over'; readonly result: Result };

/** Catch the wink: rounds that get harder, for as long as half of the winks are caught. */
export function TrainPage() {
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
      <main className={pageCss.page} data-part="train" data-playing>
        <h1 className="visually-hidden">{sayTrain('title')}</h1>
        <Round
          key={round}
          heading={sayTrain('go', { round })}
          makeDrill={() => freshDrill(round)}
          onOver={over}
          onStop={() => setNow({ is: 'idle' })}
        />
      </main>
    );
  }
  return (
    <main className={pageCss.page} data-part="train">
      <TopBar />
      <h1>{sayTrain('title')}</h1>
      {now.is === 'over' ? (
        <Over result={now.result} round={round} total={score} onBegin={begin} />
      ) : (
        <>
          <TrainScene />
          <p className={pageCss.lead}>{sayTrain('lead')}</p>
          <p className={`${pageCss.lead} ${css.keys}`}>{sayTrain('keys')}</p>
          <button type="button" {...button('claim')} onClick={() => begin(1)}>
            {sayTrain('begin')}
          </button>
          <Link to={DAY_PATH} {...button()}>
            <Icon name="sun" /> {sayWord(DAY_TITLE)}
          </Link>
          <Link to={EYE_PATH} {...button()}>
            <Icon name="wink" /> {sayWord(EYE_TITLE)}
          </Link>
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
    <section className={css.over} data-part="train-over" aria-label={sayTrain('go', { round })}>
      <h2 role="status">{sayTrain('result', { caught, winks })}</h2>
      <TrainScene />
      <ul>
        {fastest !== null && <li>{sayTrain('fastest', { ms: fastest })}</li>}
        {typical !== null && <li>{sayTrain('typical', { ms: typical })}</li>}
        <li>{sayTrain('score', { score: total })}</li>
      </ul>
      <p>{sayTrain(isPassed ? 'passed' : 'failed')}</p>
      <div className={css.ways}>
        {isPassed && (
          <button type="button" {...button('claim')} onClick={() => onBegin(round + 1)}>
            {sayTrain('goOn')}
          </button>
        )}
        <button type="button" {...button(isPassed ? 'plain' : 'claim')} onClick={() => onBegin(round)}>
          {sayTrain('again')}
        </button>
      </div>
    </section>
  );
}

function BestShown({ best }: { best: Best | null }) {
  if (!best || best.score === 0) return null;
  return <p className={css.best}>{sayTrain('best', { score: best.score, round: best.round })}</p>;
}
