import '../../styles/screen/peek.css';
import { t } from '../../shell/i18n/index.ts';
import { Icon } from '../art/index.ts';
import type { Cover } from './use-cover.ts';

/** Shows my cards while it is pressed; beside it, a way to keep them open. */
export function Peek({ cover }: { readonly cover: Cover }) {
  const { isShown, staysOpen, isFlat, setStaysOpen, handlers } = cover;
  if (staysOpen) {
    return (
      <div className="peek">
        <button type="button" className="btn peek-cover" onClick={() => setStaysOpen(false)}>
          <Icon name="wink" /> {t('screen.hand.cover')}
        </button>
      </div>
    );
  }
  return (
    <div className="peek">
      <button type="button" className="btn peek-hold" aria-pressed={isShown} {...handlers}>
        <Icon name={isShown ? 'eye' : 'wink'} />
        <span>{t(isFlat ? 'screen.hand.flat' : isShown ? 'screen.hand.shown' : 'screen.hand.hold')}</span>
      </button>
      <button type="button" className="btn peek-keep" onClick={() => setStaysOpen(true)}>
        {t('screen.hand.keep')}
      </button>
    </div>
  );
}
