import type { LessonPart, LessonState } from '../../../games/contract/lesson.ts';
import { t } from '../../../shell/i18n/index.ts';
import { goTo } from '../../../shell/route.ts';
import { button } from '../../../ui/button.ts';
import coachCss from './coach.module.css';
import css from './finished.module.css';

/** The lesson is over: what to do with it. */
export function Finished({ part: { over, further }, state }: { part: LessonPart; state: LessonState }) {
  return (
    <section className={coachCss.coach} data-part="coach" data-over aria-label={t('learn.coach.label')}>
      <p className={coachCss.say} role="status">
        {over(state)}
      </p>
      <div className={css.coachWays}>
        <button type="button" {...button('claim')} onClick={() => goTo('/')}>
          {t('learn.over.play')}
        </button>
        {further && (
          <button type="button" {...button()} onClick={() => goTo(further.path)}>
            {further.invite()}
          </button>
        )}
        <button type="button" {...button()} onClick={() => goTo('/learn')}>
          {t('learn.over.other')}
        </button>
      </div>
    </section>
  );
}
