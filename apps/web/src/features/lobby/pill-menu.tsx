import type { ReactNode } from 'react';
import { Menu } from '../../ui/menu.tsx';

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
      <span className="pill-mark" aria-hidden="true" />
    </>
  );
  return (
    <Menu button={{ className: 'pill', label, content }} className="menu lobby-menu" isChoice>
      {children}
    </Menu>
  );
}
