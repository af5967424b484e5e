import { memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import buttonCss from '../../../ui/button.module.css';
import { button } from '../../../ui/button.ts';
import css from './coach.module.css';
import type { CoachWords } from './coach-words.ts';

/**
 * Unseen, and as high as the longest thing that is said in the whole lesson: where the coach stands above the table, the table
 * keeps its place from the first step to the last.
 */
export const CoachRoom = memo(function CoachRoom({ words }: { readonly words: readonly CoachWords[] }) {
  return words.map(({ say, help, isRead }, step) =>
    [say, help].map((text, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a lesson stay in their order.
      <div className={`${css.coach} ${css.room}`} key={`${step} ${nth}`} aria-hidden="true" inert>
        <div className={css.head}>
          <h2>
            {t('learn.coach.label')}
            <small data-short={`${words.length}/${words.length}`}>
              {t('learn.coach.step', { step: words.length, steps: words.length })}
            </small>
          </h2>
          <span className={buttonCss.icon} data-part="icon-button" />
          <span className={buttonCss.icon} data-part="icon-button" />
        </div>
        <div aria-live="off">
          <p className={css.say}>{text}</p>
        </div>
        {isRead && <span {...button('claim')}>{t('learn.coach.next')}</span>}
      </div>
    )),
  );
});
