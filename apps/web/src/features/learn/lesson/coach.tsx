import { useEffect, useId, useState } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { Icon } from '../../../ui/art/index.ts';
import { button } from '../../../ui/button.ts';
import css from './coach.module.css';
import { CoachHead } from './coach-head.tsx';
import { CoachRoom } from './coach-room.tsx';
import type { CoachWords } from './coach-words.ts';

/** After so many milliseconds without progress the coach says more. */
const HELPS_AFTER = 14_000;

interface CoachProps {
  readonly step: number;
  /** What is said now. */
  readonly said: Pick<CoachWords, 'say' | 'help'>;
  /** What is said at each step. */
  readonly words: readonly CoachWords[];
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

/** One short thing at a time, beside the table and never in its way. */
export function Coach({ step, said: { say, help }, words, onNext, onLeave }: CoachProps) {
  const [isFolded, setFolded] = useState(false);
  const isLate = useLate(step);
  const title = useId();
  if (isFolded) {
    return (
      <section className={css.coach} data-part="coach" data-folded aria-label={t('learn.coach.label')}>
        <button type="button" {...button()} onClick={() => setFolded(false)}>
          <Icon name="help" /> {t('learn.coach.unfold')}
        </button>
      </section>
    );
  }
  return (
    <>
      <section className={css.coach} data-part="coach" aria-labelledby={title}>
        <CoachHead
          title={title}
          step={step}
          steps={words.length}
          onFold={() => setFolded(true)}
          onLeave={onLeave}
        />
        <div aria-live="polite">
          <p className={css.say}>{say}</p>
          {isLate && <p className={css.help}>{help}</p>}
        </div>
        {words[step]?.isRead && (
          <button type="button" {...button('claim')} onClick={onNext}>
            {t('learn.coach.next')}
          </button>
        )}
      </section>
      <CoachRoom words={words} />
    </>
  );
}

function useLate(step: number): boolean {
  const [late, setLate] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setLate(step), HELPS_AFTER);
    return () => clearTimeout(timer);
  }, [step]);
  return late === step;
}
