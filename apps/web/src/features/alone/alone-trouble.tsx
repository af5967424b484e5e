import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { button } from '../../ui/button.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import troublePageCss from '../table/trouble-page.module.css';

interface Props {
  /** There is no such table in this browser; otherwise it goes on in another page of it. */
  readonly isUnknown: boolean;
  readonly onAgain: () => void;
}

/** A table of this browser that this page has not, or no longer has. */
export function AloneTrouble({ isUnknown, onAgain }: Props) {
  const why = isUnknown ? 'unknown' : 'elsewhere';
  return (
    <main className={troublePageCss.troublePage} data-part="trouble-page">
      <TopBar />
      <div className={troublePageCss.troubleWords} role="alert">
        <h1>{t(`offline.${why}.title`)}</h1>
        <p>{t(`offline.${why}.text`)}</p>
      </div>
      <div className={troublePageCss.troubleWays} data-part="trouble-ways">
        {!isUnknown && (
          <button type="button" {...button('claim')} onClick={onAgain}>
            {t('offline.elsewhere.here')}
          </button>
        )}
        <button type="button" {...button(isUnknown ? 'claim' : 'plain')} onClick={() => goTo('/')}>
          {t('trouble.ways.home')}
        </button>
      </div>
    </main>
  );
}
