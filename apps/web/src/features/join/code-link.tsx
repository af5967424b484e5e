import { useId } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButton } from '../../ui/dialog-button.tsx';
import panelCss from '../../ui/panel.module.css';
import css from './code-link.module.css';
import { JoinForm } from './join-form.tsx';

/** Shows what a code looks like; no table has this one. */
const TILES = ['A', 'C', 'D', 'E', '3'];

/** "I have a code": opens the field for it. */
export function CodeLink() {
  const title = useId();
  const tiles = (
    <span className={css.tiles} aria-hidden="true">
      {TILES.map((tile) => (
        <span key={tile}>{tile}</span>
      ))}
    </span>
  );
  return (
    <DialogButton
      className={css.link}
      part="code-link"
      face={
        <>
          {tiles}
          <u>{t('home.haveCode')}</u>
        </>
      }
    >
      {(close) => (
        <Dialog veil={panelCss.veil} panel={panelCss.panel} labelledBy={title} onClose={close}>
          <h2 className={panelCss.title} id={title}>
            {t('home.haveCode')}
          </h2>
          <JoinForm isFirst />
        </Dialog>
      )}
    </DialogButton>
  );
}
