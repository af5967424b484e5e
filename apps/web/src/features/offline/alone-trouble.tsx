import '../../styles/home.css';
import '../../styles/trouble.css';
import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { TopBar } from '../../ui/top-bar.tsx';

interface Props {
  /** There is no such table in this browser; otherwise it goes on in another page of it. */
  readonly isUnknown: boolean;
  readonly onAgain: () => void;
}

/** A table of this browser that this page has not, or no longer has. */
export function AloneTrouble({ isUnknown, onAgain }: Props) {
  const why = isUnknown ? 'unknown' : 'elsewhere';
  return (
    <main className="trouble-page">
      <TopBar />
      <div className="trouble-words" role="alert">
        <h1>{t(`offline.${why}.title`)}</h1>
        <p>{t(`offline.${why}.text`)}</p>
      </div>
      <div className="trouble-ways">
        {!isUnknown && (
          <button type="button" className="btn claim" onClick={onAgain}>
            {t('offline.elsewhere.here')}
          </button>
        )}
        <button type="button" className={isUnknown ? 'btn claim' : 'btn'} onClick={() => goTo('/')}>
          {t('trouble.ways.home')}
        </button>
      </div>
    </main>
  );
}
