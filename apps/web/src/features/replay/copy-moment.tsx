import { useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { Icon } from '../../ui/art/index.ts';
import { type MomentLink, writeMoment } from './moment-link.ts';

interface CopyMomentProps {
  readonly moment: MomentLink;
  /** Whether the game lies on the server: else a link leads only to the page that opens files. */
  readonly isShared: boolean;
}

/** A link to this very moment, through these very eyes. */
export function CopyMoment({ moment, isShared }: CopyMomentProps) {
  const [copied, setCopied] = useState<{ readonly link: string; readonly byHand: boolean } | null>(null);
  const hash = writeMoment(moment);
  const link = window.location.origin + window.location.pathname + hash;
  const copy = async () => {
    window.history.replaceState(null, '', hash);
    // There is no clipboard at an address without https.
    const done = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setCopied({ link, byHand: !done });
  };
  const isCopied = copied?.link === link;
  return (
    <div className="rp-copy">
      <button type="button" className="btn" onClick={() => void copy()}>
        <Icon name={isCopied && !copied.byHand ? 'check' : 'link'} />
        {t(isCopied && !copied.byHand ? 'replay.copied' : 'replay.copy')}
      </button>
      <div aria-live="polite">
        {isCopied && copied.byHand && (
          <label>
            <span className="label">{t('replay.copyYourself')}</span>
            <input className="field" readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
        )}
        {isCopied && !isShared && <p>{t('replay.needsFile')}</p>}
      </div>
    </div>
  );
}
