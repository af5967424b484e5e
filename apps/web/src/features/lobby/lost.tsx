import { t } from '../../shell/i18n/index.ts';
import { sayRefusal } from '../../shell/refusals.ts';
import { goTo } from '../../shell/route.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import { JoinForm } from '../home/join-form.tsx';

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
