import { useState } from 'react';
import { encode } from 'uqr';
import { QrCode } from '../art/index.ts';
import { t } from '../i18n/index.ts';

/** How others get to this table: its code, its link, and a picture for a camera. */
export function Share({ code }: { code: string }) {
  const [isCopied, setCopied] = useState(false);
  const link = `${window.location.origin}/t/${code}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <div className="share-row">
      <QrCode modules={encode(link, { border: 0 }).data} label={link} />
      <div>
        <span className="label">{t('lobby.code')}</span>
        <div className="share-code">{code}</div>
        <button type="button" className="btn" onClick={() => void copy()}>
          {isCopied ? t('lobby.copied') : t('lobby.copyLink')}
        </button>
      </div>
    </div>
  );
}
