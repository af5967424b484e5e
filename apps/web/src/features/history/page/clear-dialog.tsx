import { t } from '../../../shell/i18n/index.ts';
import { button } from '../../../ui/button.ts';
import { Sheet } from '../../../ui/table/sheet.tsx';
import gamesPageCss from './games-page.module.css';

interface ClearDialogProps {
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** Asks before everything is deleted: it cannot be restored. */
export function ClearDialog({ onClear, onClose }: ClearDialogProps) {
  return (
    <Sheet title={t('history.clearTitle')} text={t('history.clearText')} onClose={onClose}>
      <div className={gamesPageCss.ways}>
        <button type="button" {...button()} onClick={onClose}>
          {t('history.clearNot')}
        </button>
        <button type="button" {...button('danger')} data-do="clear-all" onClick={onClear}>
          {t('history.clearDo')}
        </button>
      </div>
    </Sheet>
  );
}
