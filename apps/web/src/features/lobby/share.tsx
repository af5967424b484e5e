import { t } from '../../shell/i18n/index.ts';
import { Icon, LinkCode } from '../../ui/art/index.ts';
import { button } from '../../ui/button.ts';
import { CopyField } from '../../ui/copy-field.tsx';
import formCss from '../../ui/form.module.css';
import css from './share.module.css';
import { useInvitation } from './use-invitation.ts';

/** How others get to this table: its code, its link, and a picture for a camera. */
export function Share({ code, game }: { code: string; game: string }) {
  const { link, page, copying, copy, share } = useInvitation(code, game);
  return (
    <>
      <div className={css.row}>
        <LinkCode link={link} />
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
        {share && (
          <button type="button" {...button()} onClick={() => void share()}>
            <Icon name="link" />
            {t('lobby.share')}
          </button>
        )}
        <button type="button" {...button()} onClick={() => void copy()}>
          <Icon name={copying === 'copied' ? 'check' : 'copy'} />
          {t(copying === 'copied' ? 'lobby.copied' : 'lobby.copyLink')}
        </button>
      </div>
      <BigScreen link={`${page}/screen`} />
      <div aria-live="polite">
        {copying === 'by-hand' && <CopyField label={t('lobby.copyYourself')} text={link} isSelected />}
      </div>
    </>
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
