import { useState } from 'react';
import { copyText } from '../../shell/copy-text.ts';
import { t } from '../../shell/i18n/index.ts';
import { Icon } from '../../ui/art/index.ts';
import { button } from '../../ui/button.ts';
import { CopyField } from '../../ui/copy-field.tsx';
import css from './copy-moment.module.css';
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
    setCopied({ link, byHand: !(await copyText(link)) });
  };
  const isCopied = copied?.link === link;
  return (
    <div className={css.copy} data-part="replay-copy">
      <button type="button" {...button()} onClick={() => void copy()}>
        <Icon name={isCopied && !copied.byHand ? 'check' : 'link'} />
        {t(isCopied && !copied.byHand ? 'replay.copied' : 'replay.copy')}
      </button>
      <div aria-live="polite">
        {isCopied && copied.byHand && <CopyField label={t('replay.copyYourself')} text={link} />}
        {isCopied && !isShared && <p>{t('replay.needsFile')}</p>}
      </div>
    </div>
  );
}
