import { useEffect } from 'react';
import css from './own-eyes.module.css';
import { ShowFace } from './show-face.tsx';
import { useOwnFace } from './use-own-face.ts';

interface OwnEyesProps {
  /** Hears whether others can see my face: then I wink with my own eye, and with nothing else. */
  readonly onSeen: (isSeen: boolean) => void;
}

/** Beside my portrait: whoever sits there without a camera is asked whether they want to show their face. */
export function OwnEyes({ onSeen }: OwnEyesProps) {
  const { isOn } = useOwnFace();
  useEffect(() => {
    onSeen(isOn);
    return () => onSeen(false);
  }, [onSeen, isOn]);
  return <ShowFace className={css.ask} />;
}
