import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useTable } from './use-spywhere.ts';

/** For the button that shows my passport for as long as it is pressed. Keys and screen readers press once, and once more. */
export function usePassport() {
  const table = useTable();
  const { peek } = table.actions;
  const shut = () => peek(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) peek(true);
    },
    onPointerUp: shut,
    onPointerCancel: shut,
    onPointerLeave: shut,
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) peek(!table.model.passport.isPeeking);
    },
    onBlur: shut,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') shut();
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}
