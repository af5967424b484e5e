import { t } from '../../../shell/i18n/index.ts';
import { Sheet } from '../../../ui/table/sheet.tsx';

interface ClearDialogProps {
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** Asks back: what is gone is gone. */
export function ClearDialog({ onClear, onClose }: ClearDialogProps) {
  return (
    <Sheet title={t('history.clearTitle')} text={t('history.clearText')} onClose={onClose}>
      <div className="my-ways">
        <button type="button" className="btn" onClick={onClose}>
          {t('history.clearNot')}
        </button>
        <button type="button" className="btn danger" data-do="clear-all" onClick={onClear}>
          {t('history.clearDo')}
        </button>
      </div>
    </Sheet>
  );
}
