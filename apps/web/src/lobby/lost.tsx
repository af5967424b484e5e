import { sayRefusal } from '../app/refusals.ts';
import { goTo } from '../app/route.ts';
import { TopBar } from '../app/top-bar.tsx';
import { JoinForm } from '../home/join-form.tsx';
import { t } from '../i18n/index.ts';

/** No table is found at this address: why, and where one can go from here. */
export function Lost({ trouble, onAgain }: { trouble: string; onAgain: () => void }) {
  const isUnknown = trouble === 'no-such-table';
  return (
    <main className="welcome">
      <TopBar />
      <h1>{t(isUnknown ? 'lobby.lostTitle' : 'lobby.silentTitle')}</h1>
      <p role="alert">{sayRefusal(trouble)}</p>
      {isUnknown && <p className="hint">{t('lobby.lostHint')}</p>}
      <JoinForm />
      <div className="welcome-ways">
        {!isUnknown && (
          <button type="button" className="btn claim" onClick={onAgain}>
            {t('lobby.tryAgain')}
          </button>
        )}
        <button type="button" className="btn" onClick={() => goTo('/')}>
          {t('lobby.toHome')}
        </button>
      </div>
    </main>
  );
}
