import '../../styles/offline.css';
import { t } from '../../shell/i18n/index.ts';
import { useReach } from './use-reach.ts';

/** Without a network: what works all the same, and what has to wait. */
export function NoNetwork() {
  const isThere = useReach();
  return (
    <div aria-live="polite">
      {!isThere && (
        <p className="no-network">
          <b>{t('offline.noNetwork.title')}</b> {t('offline.noNetwork.text')}
        </p>
      )}
    </div>
  );
}
