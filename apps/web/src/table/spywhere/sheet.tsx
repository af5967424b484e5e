import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Icon } from '../../art/index.ts';
import { t } from '../../i18n/index.ts';

interface SheetProps {
  readonly title: ReactNode;
  readonly text?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Opens over everything; Escape, a press beside it or its cross close it. */
export function Sheet({ title, text, onClose, children }: SheetProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="sp-veil" />
        <Dialog.Popup className="sp-sheet">
          <div className="sp-sheet-head">
            <div>
              <Dialog.Title className="sp-sheet-title">{title}</Dialog.Title>
              {text && <Dialog.Description className="sp-sheet-text">{text}</Dialog.Description>}
            </div>
            <Dialog.Close className="icon-button" aria-label={t('table.close')}>
              <Icon name="cross" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
