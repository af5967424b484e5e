import { t } from '../shell/i18n/index.ts';

export function Loading() {
  return (
    <p className="loading" role="status">
      {t('trouble.connecting')}
    </p>
  );
}
