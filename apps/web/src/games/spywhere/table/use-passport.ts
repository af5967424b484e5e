import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';

const KEY = 'oeillade/passport';

function readOpen(): boolean {
  try {
    return localStorage.getItem(KEY) === 'open';
  } catch {
    return false;
  }
}

export interface PassportPeek {
  readonly isShown: boolean;
  /** It stays open: this device remembers that. */
  readonly staysOpen: boolean;
  readonly setStaysOpen: (open: boolean) => void;
  /** For the button that shows it for as long as it is pressed. Keys and screen readers press once, and once more. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onPointerLeave: () => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onContextMenu: (event: MouseEvent) => void;
  };
}

/** Nobody reads it over my shoulder. */
export function usePassport(): PassportPeek {
  const [staysOpen, setStays] = useState(readOpen);
  const [isPeeking, setPeeking] = useState(false);
  const shut = () => setPeeking(false);
  return {
    isShown: staysOpen || isPeeking,
    staysOpen,
    setStaysOpen: (open) => {
      setStays(open);
      setPeeking(false);
      try {
        localStorage.setItem(KEY, open ? 'open' : 'shut');
      } catch {
        // Then it is as it was when the page is opened again.
      }
    },
    handlers: {
      onPointerDown: (event) => {
        if (event.button === 0) setPeeking(true);
      },
      onPointerUp: shut,
      onPointerCancel: shut,
      onPointerLeave: shut,
      onClick: (event) => {
        if (event.detail === 0) setPeeking((peeking) => !peeking);
      },
      onBlur: shut,
      onKeyDown: (event) => {
        if (event.key === 'Escape') shut();
      },
      onContextMenu: (event) => event.preventDefault(),
    },
  };
}
