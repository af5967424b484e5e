import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './dialog.module.css';

interface DialogProps {
  /** What lies over the page, and what lies over that. */
  readonly veil: string;
  readonly panel: string;
  /** The name of the panel as a part, for styles and tests. */
  readonly part?: string;
  /** The id of its heading. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly isAccusing?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own dialog: nothing behind it can be reached, and the focus goes back to where it was. */
export function Dialog(props: DialogProps) {
  const { veil, panel, part, labelledBy, describedBy, isAccusing, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The panel itself is focused first: a key that is still held down must not press anything in it.
    inner.current?.focus();
    return () => shown?.close();
  }, []);
  const closed = () => {
    if (!dialog.current?.open) onClose();
  };
  const pressed = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the panel closes it, as Escape does by itself
    <dialog
      className={`${css.dialog} ${veil}`}
      ref={dialog}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClose={closed}
      onClick={pressed}
    >
      <div
        className={panel}
        data-part={part}
        data-accusing={isAccusing || undefined}
        ref={inner}
        tabIndex={-1}
      >
        {children}
      </div>
    </dialog>
  );
}
