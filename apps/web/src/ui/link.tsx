import type { ComponentProps, MouseEvent } from 'react';
import { goTo } from '../shell/route.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly to: string;
}

/** A link within the app: a plain click stays in the app, all else is the browser's. */
export function Link({ to, ...props }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
    window.scrollTo(0, 0);
  };
  return <a {...props} href={to} onClick={follow} />;
}
