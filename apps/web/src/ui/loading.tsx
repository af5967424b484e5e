import { t } from '../shell/i18n/index.ts';
import css from './loading.module.css';

export function Loading() {
  return (
    <p className={css.loading} data-part="loading" role="status">
      {t('trouble.connecting')}
    </p>
  );
}
