import { createContext, type KeyboardEvent, type ReactNode, use } from 'react';
import { Popover, type PopoverProps } from './popover.tsx';

const Closing = createContext<() => void>(() => {});

const ITEMS = '[role^="menuitem"]:not([aria-disabled="true"])';
/** The keys of a menu: to which of its items they go, of `count`, from the one at `at`. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface MenuProps extends Pick<PopoverProps, 'button' | 'className' | 'align'> {
  readonly children: ReactNode;
}

/** A button that opens a list of things to do or to choose from; the arrow keys go through it. */
export function Menu({ button, className, align, children }: MenuProps) {
  return (
    <Popover
      button={button}
      className={className}
      label={button.label}
      role="menu"
      first={ITEMS}
      onKeyDown={stepThrough}
      {...(align ? { align } : {})}
    >
      {(close) => <Closing value={close}>{children}</Closing>}
    </Popover>
  );
}

function stepThrough(event: KeyboardEvent): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = STEPS[event.key]?.(at, items.length);
  if (to === undefined) return;
  event.preventDefault();
  items[to]?.focus();
}

interface MenuItemProps {
  /** One of several, or on and off; otherwise it just does something. */
  readonly kind?: 'radio' | 'checkbox';
  readonly isChecked?: boolean;
  readonly isDisabled?: boolean;
  /** The menu stays open for the next wish. */
  readonly stays?: boolean;
  readonly className?: string;
  readonly lang?: string;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

export function MenuItem(props: MenuItemProps) {
  const {
    kind,
    isChecked = false,
    isDisabled,
    stays,
    className = 'menu-item',
    lang,
    onChoose,
    children,
  } = props;
  const close = use(Closing);
  const choose = () => {
    if (isDisabled) return;
    if (!stays) close();
    onChoose();
  };
  const state = {
    role: `menuitem${kind ?? ''}`,
    'aria-disabled': isDisabled || undefined,
    ...(kind && { 'aria-checked': isChecked }),
  };
  return (
    <button type="button" className={className} tabIndex={-1} lang={lang} {...state} onClick={choose}>
      {children}
    </button>
  );
}
