import { useId, useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import panelCss from '../../ui/panel.module.css';
import css from './code-link.module.css';
import { JoinForm } from './join-form.tsx';

/** Shows what a code looks like; no table has this one. */
const TILES = ['A', 'C', 'D', 'E', '3'];

/** "I have a code": opens the field for it. */
export function CodeLink() {
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={css.link}
        data-part="code-link"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={css.tiles} aria-hidden="true">
          {TILES.map((tile) => (
            <span key={tile}>{tile}</span>
          ))}
        </span>
        <u>{t('home.haveCode')}</u>
      </button>
      {isOpen && (
        <Dialog
          veil={panelCss.veil}
          panel={panelCss.panel}
          part="code-panel"
          labelledBy={title}
          onClose={() => setOpen(false)}
        >
          <h2 className={panelCss.title} id={title}>
            {t('home.haveCode')}
          </h2>
          <JoinForm isFirst />
        </Dialog>
      )}
    </>
  );
}
