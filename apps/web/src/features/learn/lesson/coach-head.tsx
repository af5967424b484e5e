import { t } from '../../../shell/i18n/index.ts';
import { Icon } from '../../../ui/art/index.ts';
import buttonCss from '../../../ui/button.module.css';
import css from './coach.module.css';

interface CoachHeadProps {
  /** The id of the heading of the lesson. */
  readonly title: string;
  readonly step: number;
  readonly steps: number;
  readonly onFold: () => void;
  readonly onLeave: () => void;
}

/** Who speaks, how far the lesson is, and the ways out of it. */
export function CoachHead({ title, step, steps, onFold, onLeave }: CoachHeadProps) {
  return (
    <div className={css.head} data-part="coach-head">
      <h2 id={title}>
        {t('learn.coach.label')}
        <small data-short={`${step + 1}/${steps}`}>{t('learn.coach.step', { step: step + 1, steps })}</small>
      </h2>
      <button
        type="button"
        className={buttonCss.icon}
        data-part="icon-button"
        aria-label={t('learn.coach.fold')}
        onClick={onFold}
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
  );
}
