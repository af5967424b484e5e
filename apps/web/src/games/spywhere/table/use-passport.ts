import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import { onDevice } from '../../../shell/storage.ts';

const KEY = 'oeillade/passport';

const readOpen = (): boolean => onDevice.read(KEY) === 'open';

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

/** Nobody reads it over my shoulder; where nobody else is, it lies open. */
export function usePassport(isAlone: boolean): PassportPeek {
  const [staysOpen, setStays] = useState(() => isAlone || readOpen());
  const [isPeeking, setPeeking] = useState(false);
  const shut = () => setPeeking(false);
  return {
    isShown: staysOpen || isPeeking,
    staysOpen,
    setStaysOpen: (open) => {
      setStays(open);
      setPeeking(false);
      if (!isAlone) onDevice.write(KEY, open ? 'open' : 'shut');
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
