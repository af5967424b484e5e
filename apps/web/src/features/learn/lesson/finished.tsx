import { t } from '../../../shell/i18n/index.ts';
import { goTo } from '../../../shell/route.ts';
import type { Lesson } from './lesson.ts';

/** The lesson is over: what to do with it. */
export function Finished({ lesson: { id } }: { lesson: Lesson }) {
  return (
    <section className="coach" data-over aria-label={t('learn.coach.label')}>
      <p className="coach-say" role="status">
        {t(`learn.over.${id}`)}
      </p>
      <div className="coach-ways">
        <button type="button" className="btn claim" onClick={() => goTo('/')}>
          {t('learn.over.play')}
        </button>
        {id === 'wink' && (
          <button type="button" className="btn" onClick={() => goTo('/train')}>
            {t('learn.over.train')}
          </button>
        )}
        <button type="button" className="btn" onClick={() => goTo('/learn')}>
          {t('learn.over.other')}
        </button>
      </div>
    </section>
  );
}
