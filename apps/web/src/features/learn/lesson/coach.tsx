import { useEffect, useId, useState } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { Icon } from '../../../ui/art/index.ts';
import buttonCss from '../../../ui/button.module.css';
import { button } from '../../../ui/button.ts';
import css from './coach.module.css';

/** After so many milliseconds without progress the coach says more. */
const HELPS_AFTER = 14_000;

interface CoachProps {
  readonly step: number;
  readonly steps: number;
  readonly say: string;
  readonly help: string;
  /** Set where the learner says when to go on. */
  readonly onNext: (() => void) | null;
  readonly onLeave: () => void;
}

/** One short thing at a time, beside the table and never in its way. */
export function Coach({ step, steps, say, help, onNext, onLeave }: CoachProps) {
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
    <section className={css.coach} data-part="coach" aria-labelledby={title}>
      <div className={css.head} data-part="coach-head">
        <h2 id={title}>
          {t('learn.coach.label')}
          <small data-short={`${step + 1}/${steps}`}>
            {t('learn.coach.step', { step: step + 1, steps })}
          </small>
        </h2>
        <button
          type="button"
          className={buttonCss.icon}
          data-part="icon-button"
          aria-label={t('learn.coach.fold')}
          onClick={() => setFolded(true)}
        >
          <span aria-hidden="true">–</span>
        </button>
        <button
          type="button"
          className={buttonCss.icon}
          data-part="icon-button"
          aria-label={t('learn.coach.leave')}
          onClick={onLeave}
        >
          <Icon name="cross" />
        </button>
      </div>
      <div aria-live="polite">
        <p className={css.say}>{say}</p>
        {isLate && <p className={css.help}>{help}</p>}
      </div>
      {onNext && (
        <button type="button" {...button('claim')} onClick={onNext}>
          {t('learn.coach.next')}
        </button>
      )}
    </section>
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
