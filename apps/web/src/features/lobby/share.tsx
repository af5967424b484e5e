import { useState } from 'react';
import { encode } from 'uqr';
import { nameOf } from '../../games/index.ts';
import { t } from '../../shell/i18n/index.ts';
import { useServerUrl } from '../../shell/use-server-url.ts';
import { Icon, QrCode } from '../../ui/art/index.ts';
import { button } from '../../ui/button.ts';
import formCss from '../../ui/form.module.css';
import css from './share.module.css';

/** How the link got out: not yet, onto the clipboard, or by hand where the browser allows nothing else. */
type Copying = 'not-yet' | 'copied' | 'by-hand';

/** How others get to this table: its code, its link, and a picture for a camera. */
export function Share({ code, game }: { code: string; game: string }) {
  const [copying, setCopying] = useState<Copying>('not-yet');
  const link = `${useServerUrl()}/t/${code}`;
  const copy = async () => {
    // There is no clipboard at an address without https, as in many a living room.
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setCopying(copied ? 'copied' : 'by-hand');
  };
  return (
    <>
      <div className={css.row}>
        <QrCode modules={encode(link, { border: 0 }).data} label={link} />
        <div>
          <span className={formCss.label} data-part="label">
            {t('lobby.code')}
          </span>
          <div className={css.code} data-part="share-code">
            {code}
          </div>
        </div>
      </div>
      <div className={css.ways}>
        {'share' in navigator && <ShareButton link={link} game={game} />}
        <button type="button" {...button()} onClick={() => void copy()}>
          <Icon name={copying === 'copied' ? 'check' : 'copy'} />
          {t(copying === 'copied' ? 'lobby.copied' : 'lobby.copyLink')}
        </button>
      </div>
      <BigScreen link={`${link}/screen`} />
      <div aria-live="polite">{copying === 'by-hand' && <LinkField link={link} />}</div>
    </>
  );
}

function ShareButton({ link, game }: { link: string; game: string }) {
  const share = () => {
    const text = t('lobby.shareText', { game: nameOf(game) });
    // Whoever thinks better of it has shared nothing, and that is all.
    navigator.share({ title: 'Œillade', text, url: link }).catch(() => {});
  };
  return (
    <button type="button" {...button()} onClick={share}>
      <Icon name="link" />
      {t('lobby.share')}
    </button>
  );
}

/** For those who sit together: the way to the board that everybody sees, to press here or to type over there. */
function BigScreen({ link }: { link: string }) {
  return (
    <div className={css.screen}>
      <p className={formCss.hint} data-part="hint">
        {t('screen.openHint')} <b>{link.replace(/^https?:\/\//, '')}</b>
      </p>
      <a {...button()} href={link} target="_blank" rel="noopener">
        <Icon name="screen" />
        {t('screen.open')}
      </a>
    </div>
  );
}

function LinkField({ link }: { link: string }) {
  return (
    <label>
      <span className={formCss.label} data-part="label">
        {t('lobby.copyYourself')}
      </span>
      <input
        className={formCss.field}
        data-part="field"
        readOnly
        value={link}
        ref={(field) => field?.select()}
        onFocus={(event) => event.target.select()}
      />
    </label>
  );
}
