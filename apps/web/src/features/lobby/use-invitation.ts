import { useState, useSyncExternalStore } from 'react';
import { nameOf } from '../../games/index.ts';
import { copyText } from '../../shell/copy-text.ts';
import { t } from '../../shell/i18n/index.ts';
import { onNavigation } from '../../shell/route.ts';
import { useServerUrl } from '../../shell/use-server-url.ts';

/** How the link got out: not yet, onto the clipboard, or by hand where the browser allows nothing else. */
type Copying = 'not-yet' | 'copied' | 'by-hand';

interface Invitation {
  readonly link: string;
  /** The table's page without what only its players have to know. */
  readonly page: string;
  readonly copying: Copying;
  readonly copy: () => Promise<void>;
  /** As this device shares things; null where it does not. */
  readonly share: (() => Promise<void>) | null;
}

/** The ways by which others hear of a table. */
export function useInvitation(code: string, game: string): Invitation {
  const [copying, setCopying] = useState<Copying>('not-yet');
  const page = `${useServerUrl()}/t/${code}`;
  const link = page + useSyncExternalStore(onNavigation, keyInAddress);
  const copy = async () => {
    setCopying((await copyText(link)) ? 'copied' : 'by-hand');
  };
  const share = () => {
    const text = t('lobby.shareText', { game: nameOf(game) });
    // Sharing is rejected when somebody closes the device's sheet: that is no error.
    return navigator.share({ title: 'Œillade', text, url: link }).catch(() => {});
  };
  return { link, page, copying, copy, share: 'share' in navigator ? share : null };
}

/** A table that is closed to its server has its key there: whoever is invited needs it. */
const keyInAddress = (): string => (/^#k=/.test(window.location.hash) ? window.location.hash : '');
