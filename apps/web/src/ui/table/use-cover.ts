import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useState } from 'react';
import { askForSensors, useFlat } from './use-flat.ts';

export interface Cover {
  readonly isShown: boolean;
  /** Shown until it is covered again, for those who cannot or need not hold. */
  readonly staysOpen: boolean;
  /** The device lies on the table: holding shows nothing. */
  readonly isFlat: boolean;
  readonly setStaysOpen: (open: boolean) => void;
  /** For the button that shows for as long as it is pressed. Keys and screen readers press once, and once more. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onContextMenu: (event: MouseEvent) => void;
  };
}

/** Covers my cards until I press, and whenever I put the device down or turn to something else. */
export function useCover(wished: boolean): Cover {
  const [isPeeking, setPeeking] = useState(false);
  const [staysOpen, setStaysOpen] = useState(false);
  const isFlat = useFlat(wished);
  useEffect(() => {
    const cover = () => {
      setPeeking(false);
      setStaysOpen(false);
    };
    if (isFlat) cover();
    return onLeaving(cover);
  }, [isFlat]);
  const shut = () => setPeeking(false);
  return {
    isShown: !wished || staysOpen || (isPeeking && !isFlat),
    staysOpen,
    isFlat,
    setStaysOpen,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        // A thumb that slides off still holds.
        event.currentTarget.setPointerCapture(event.pointerId);
        setPeeking(true);
      },
      onPointerUp: shut,
      onPointerCancel: shut,
      onClick: (event) => {
        askForSensors();
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

/** When the page is hidden, the device locked, or another window is in front. */
function onLeaving(cover: () => void): () => void {
  const hidden = () => document.visibilityState === 'hidden' && cover();
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', cover);
  window.addEventListener('blur', cover);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('pagehide', cover);
    window.removeEventListener('blur', cover);
  };
}
