import { t } from '../../../shell/i18n/index.ts';
import { goTo } from '../../../shell/route.ts';
import { button } from '../../../ui/button.ts';
import coachCss from './coach.module.css';
import css from './finished.module.css';
import type { Lesson } from './lesson.ts';

/** The lesson is over: what to do with it. */
export function Finished({ lesson: { id } }: { lesson: Lesson }) {
  return (
    <section className={coachCss.coach} data-part="coach" data-over aria-label={t('learn.coach.label')}>
      <p className={coachCss.say} role="status">
        {t(`learn.over.${id}`)}
      </p>
      <div className={css.coachWays}>
        <button type="button" {...button('claim')} onClick={() => goTo('/')}>
          {t('learn.over.play')}
        </button>
        {id === 'wink' && (
          <button type="button" {...button()} onClick={() => goTo('/train')}>
            {t('learn.over.train')}
          </button>
        )}
        <button type="button" {...button()} onClick={() => goTo('/learn')}>
          {t('learn.over.other')}
        </button>
      </div>
    </section>
  );
}
