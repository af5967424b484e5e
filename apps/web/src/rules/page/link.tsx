import type { MouseEvent, ReactNode } from 'react';
import { goTo } from '../../app/route.ts';

interface Props {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link within the house: a plain click stays in the app, all else is the browser's. */
export function Link({ to, className, children }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
    window.scrollTo(0, 0);
  };
  return (
    <a href={to} className={className} onClick={follow}>
      {children}
    </a>
  );
}
