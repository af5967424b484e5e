import { t } from '../../shell/i18n/index.ts';
import { sayRefusal } from '../../shell/refusals.ts';
import { goTo } from '../../shell/route.ts';
import { button } from '../../ui/button.ts';
import formCss from '../../ui/form.module.css';
import { TopBar } from '../../ui/top-bar.tsx';
import { JoinForm } from '../join/join-form.tsx';
import welcomeCss from './welcome.module.css';

/** No table is found at this address: why, and where one can go from here. */
export function Lost({ trouble, onAgain }: { trouble: string; onAgain: () => void }) {
  const isUnknown = trouble === 'no-such-table';
  return (
    <main className={welcomeCss.welcome} data-part="welcome">
      <TopBar />
      <h1>{t(isUnknown ? 'lobby.lostTitle' : 'lobby.silentTitle')}</h1>
      <p role="alert">{sayRefusal(trouble)}</p>
      {isUnknown && (
        <p className={formCss.hint} data-part="hint">
          {t('lobby.lostHint')}
        </p>
      )}
      <JoinForm />
      <div className={welcomeCss.ways} data-part="welcome-ways">
        {!isUnknown && (
          <button type="button" {...button('claim')} onClick={onAgain}>
            {t('lobby.tryAgain')}
          </button>
        )}
        <button type="button" {...button()} onClick={() => goTo('/')}>
          {t('lobby.toHome')}
        </button>
      </div>
    </main>
  );
}
