import { t } from '../../shell/i18n/index.ts';
import css from './no-network.module.css';
import { useReach } from './use-reach.ts';

/** Without a network: what works all the same, and what has to wait. */
export function NoNetwork() {
  const isThere = useReach();
  return (
    <div aria-live="polite">
      {!isThere && (
        <p className={css.noNetwork} data-part="no-network">
          <b>{t('offline.noNetwork.title')}</b> {t('offline.noNetwork.text')}
        </p>
      )}
    </div>
  );
}
