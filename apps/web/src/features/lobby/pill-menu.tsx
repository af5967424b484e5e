import type { ReactNode } from 'react';
import menuCss from '../../ui/menu.module.css';
import { Menu } from '../../ui/menu.tsx';
import css from './pill-menu.module.css';

interface PillMenuProps {
  readonly text: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** Says how something is, and opens what can be done about it. */
export function PillMenu({ text, label, children }: PillMenuProps) {
  const content = (
    <>
      {text}
      <span className={css.pillMark} aria-hidden="true" />
    </>
  );
  return (
    <Menu
      button={{ className: css.pill, label, content, part: 'pill' }}
      className={`${menuCss.menu} ${css.lobbyMenu}`}
      isChoice
    >
      {children}
    </Menu>
  );
}
