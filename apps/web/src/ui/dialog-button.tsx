import { type ReactNode, Suspense, useState } from 'react';

interface DialogButtonProps {
  readonly className: string | undefined;
  readonly part: string;
  /** What stands on the button. */
  readonly face: ReactNode;
  /** The dialog, which may be fetched only now. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ className, part, face, children }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        data-part={part}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {face}
      </button>
      {isOpen && <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense>}
    </>
  );
}
