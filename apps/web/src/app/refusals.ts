import { t } from '../i18n/index.ts';

/** A refusal in words. */
export function sayRefusal(code: string): string {
  switch (code) {
    case 'offline':
      return t('trouble.offline');
    case 'no-such-table':
      return t('trouble.noSuchTable');
    case 'table-full':
      return t('trouble.full');
    case 'game-running':
      return t('trouble.running');
    case 'too-many-tables':
    case 'too-many-guesses':
      return t('trouble.tooMany');
    case 'not-all-ready':
      return t('lobby.waitReady');
    default:
      return t('trouble.unknown', { code });
  }
}
