import type { LessonPart } from '../../../games/contract/lesson.ts';
import { t } from '../../../shell/i18n/index.ts';
import { goTo } from '../../../shell/route.ts';

/** The lesson is over: what to do with it. */
export function Finished({ part: { over, further } }: { part: LessonPart }) {
  return (
    <section className="coach" data-over aria-label={t('learn.coach.label')}>
      <p className="coach-say" role="status">
        {over()}
      </p>
      <div className="coach-ways">
        <button type="button" className="btn claim" onClick={() => goTo('/')}>
          {t('learn.over.play')}
        </button>
        {further && (
          <button type="button" className="btn" onClick={() => goTo(further.path)}>
            {further.invite()}
          </button>
        )}
        <button type="button" className="btn" onClick={() => goTo('/learn')}>
          {t('learn.over.other')}
        </button>
      </div>
    </section>
  );
}
