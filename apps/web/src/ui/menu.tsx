import { createContext, type KeyboardEvent, type ReactNode, use } from 'react';
import css from './menu.module.css';
import { Popover, type PopoverProps } from './popover.tsx';

const Closing = createContext<() => void>(() => {});

const ITEMS = '[role^="menuitem"]:not([aria-disabled="true"])';
const FROM_TOP = [ITEMS] as const;
const FROM_CHOSEN = ['[role="menuitemradio"][aria-checked="true"]', ITEMS] as const;
/** The keys of a menu: to which of its items they go, of `count`, from the one at `at`. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface MenuProps extends Pick<PopoverProps, 'button' | 'className' | 'align' | 'onOpen'> {
  /** One of several is chosen, and the focus begins there. */
  readonly isChoice?: boolean;
  readonly children: ReactNode;
}

/** A button that opens a list of things to do or to choose from; arrow keys and first letters go through it. */
export function Menu({ button, className, align, onOpen, isChoice = false, children }: MenuProps) {
  return (
    <Popover
      button={button}
      className={className}
      label={button.label}
      role="menu"
      first={isChoice ? FROM_CHOSEN : FROM_TOP}
      onKeyDown={stepThrough}
      {...(align ? { align } : {})}
      {...(onOpen ? { onOpen } : {})}
    >
      {(close) => <Closing value={close}>{children}</Closing>}
    </Popover>
  );
}

function stepThrough(event: KeyboardEvent<HTMLElement>): void {
  // From here the tabulator goes on behind the button.
  if (event.key === 'Tab') return event.currentTarget.hidePopover();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = STEPS[event.key]?.(at, items.length);
  const item = to === undefined ? nextWith(event.key, items, at) : items[to];
  if (!item) return;
  event.preventDefault();
  item.focus();
}

/** The next item that begins with this letter. */
function nextWith(letter: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (!/^\p{L}$/u.test(letter)) return undefined;
  const inTurn = [...items.slice(at + 1), ...items.slice(0, at)];
  return inTurn.find(({ innerText }) => innerText.toLowerCase().startsWith(letter.toLowerCase()));
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
    className = css.item,
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
