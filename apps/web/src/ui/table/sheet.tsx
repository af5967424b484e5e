import '../../styles/sheet.css';
import { type ReactNode, useId } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { Icon } from '../art/index.ts';
import { Dialog } from '../dialog.tsx';

interface SheetProps {
  readonly title: ReactNode;
  readonly text?: string | undefined;
  /** An accusation is vermilion. */
  readonly isAccusing?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Opens over everything; Escape, a press beside it or its cross close it. */
export function Sheet({ title, text, isAccusing = false, onClose, children }: SheetProps) {
  const id = useId();
  return (
    <Dialog
      veil="veil"
      panel="sheet"
      labelledBy={id}
      describedBy={text && `${id}-text`}
      isAccusing={isAccusing}
      onClose={onClose}
    >
      <div className="sheet-head">
        <div>
          <h2 className="sheet-title" id={id}>
            {title}
          </h2>
          {text && (
            <p className="sheet-text" id={`${id}-text`}>
              {text}
            </p>
          )}
        </div>
        <button type="button" className="icon-button" aria-label={t('table.close')} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </div>
      {children}
    </Dialog>
  );
}
