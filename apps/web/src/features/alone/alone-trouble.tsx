import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { button } from '../../ui/button.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import troublePageCss from '../table/trouble-page.module.css';

interface Props {
  /** True where this browser has no such table; false where the table goes on in another page of it. */
  readonly isUnknown: boolean;
  readonly onAgain: () => void;
}

/** Shown where this page could not open a table of this browser, or has lost it. */
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
