import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { AvatarRound, ColourSymbol, Icon } from '../../art/index.ts';
import { t } from '../../i18n/index.ts';
import type { Person } from './shown.ts';

interface SheetProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly kind: 'accuse' | 'claim' | 'points';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Opens over everything; Escape, a press beside it or its cross close it. */
export function Sheet({ title, text, kind, onClose, children }: SheetProps) {
  // The sheet itself is focused first: a key that is still held down must not accuse anybody.
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="wk-veil" />
        <Dialog.Popup className="wk-sheet" data-kind={kind} ref={popup} initialFocus={popup}>
          <div className="wk-sheet-head">
            <Dialog.Title className="wk-sheet-title">{title}</Dialog.Title>
            {text && <Dialog.Description className="wk-sheet-text">{text}</Dialog.Description>}
          </div>
          {children}
          <Dialog.Close className="icon-button wk-close" aria-label={t('table.close')}>
            <Icon name="cross" />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface PersonButtonProps {
  readonly person: Person;
  readonly label: string;
  /** In the light: I look at them. */
  readonly isLit: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** One press chooses this person. */
export function PersonButton({ person, label, isLit, disabled = false, onPress }: PersonButtonProps) {
  return (
    <button
      type="button"
      className="wk-person"
      aria-label={label}
      aria-disabled={disabled}
      data-lit={isLit || undefined}
      onClick={() => !disabled && onPress()}
    >
      <span className="wk-person-face">
        <AvatarRound guest={person.face} colour={person.colour} />
      </span>
      <span className="wk-person-name">
        <ColourSymbol colour={person.colour} size={13} /> {person.name}
      </span>
    </button>
  );
}
