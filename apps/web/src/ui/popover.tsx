import {
  type KeyboardEventHandler,
  type ReactNode,
  type ToggleEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { firstOf } from './first-of.ts';
import { type Align, place } from './place.ts';

const NOTHING: readonly string[] = [];

/** The button's class, its name where its content has none, its content, and the name of its part. */
export interface PopoverButton {
  readonly className: string;
  readonly label: string;
  readonly content: ReactNode;
  readonly part?: string;
}

export interface PopoverProps {
  readonly button: PopoverButton;
  readonly className: string;
  /** The name of the panel that opens. */
  readonly label: string;
  readonly align?: Align;
  readonly role?: 'dialog' | 'menu';
  readonly onKeyDown?: KeyboardEventHandler;
  /** What is focused first: the element that the first of these selectors finds in it, or else the panel itself. */
  readonly first?: readonly string[];
  /** Told when it opens and when it shuts. */
  readonly onOpen?: (isOpen: boolean) => void;
  /** Drawn only while it is open; it can close itself. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button, and what it opens beside itself: over everything, until Escape or a press anywhere else. */
export function Popover(props: PopoverProps) {
  const { button, className, label, align = 'start', role = 'dialog', onKeyDown, children } = props;
  const { first = NOTHING, onOpen } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const close = useCallback(() => popup.current?.hidePopover(), []);
  const named = { role, 'aria-label': label, onKeyDown };
  useLayoutEffect(() => {
    const [from, shown] = [anchor.current, popup.current];
    if (!isOpen || !from || !shown) return;
    const put = () => place(shown, from, align);
    put();
    (firstOf(first, shown) ?? shown).focus();
    window.addEventListener('resize', put);
    window.addEventListener('scroll', put, true);
    return () => {
      window.removeEventListener('resize', put);
      window.removeEventListener('scroll', put, true);
    };
  }, [isOpen, align, first]);
  return (
    <>
      <button
        type="button"
        className={button.className}
        data-part={button.part}
        ref={anchor}
        popoverTarget={id}
        aria-haspopup={role}
        aria-expanded={isOpen}
        aria-label={button.label}
      >
        {button.content}
      </button>
      <div
        id={id}
        className={className}
        ref={popup}
        popover="auto"
        tabIndex={-1}
        {...named}
        onToggle={(event: ToggleEvent) => {
          setOpen(event.newState === 'open');
          onOpen?.(event.newState === 'open');
        }}
      >
        {isOpen && children(close)}
      </div>
    </>
  );
}
