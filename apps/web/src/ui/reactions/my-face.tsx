import type { Reaction } from '@oeillade/protocol';
import { type PointerEvent, type ReactNode, useContext, useRef, useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useSettings } from '../../shell/settings.ts';
import type { Colour } from '../art/guests/colours.ts';
import css from './my-face.module.css';
import { ToldBy } from './told-by.ts';
import { useReactKey } from './use-react-key.ts';
import { Wheel } from './wheel.tsx';

/** Milliseconds after which a press is a hold. */
const HOLD = 380;
/** Pixels by which a finger may slip meanwhile. */
const SLIP = 12;

interface MyFaceProps {
  readonly session: TableSession;
  readonly face: number;
  readonly colour: Colour;
  readonly name: string;
  readonly className?: string | undefined;
  /** What a short press does; left out, it opens the wheel too. */
  readonly onTap?: (() => void) | undefined;
  readonly children: ReactNode;
}

interface Held {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** My own face: whoever holds it, or presses Enter or R, chooses a reaction from a wheel around it. */
export function MyFace({ session, face, colour, name, className, onTap, children }: MyFaceProps) {
  const button = useRef<HTMLButtonElement>(null);
  const held = useRef<Held | null>(null);
  const hasOpened = useRef(false);
  const [opened, setOpened] = useState<'held' | 'pressed' | null>(null);
  const isTold = useContext(ToldBy) === session;
  const { keys } = useSettings();
  useReactKey(isTold && keys, () => setOpened('pressed'));
  // In a lesson, nobody would see it.
  if (!isTold) return <div className={className}>{children}</div>;

  const letGo = () => {
    if (held.current) clearTimeout(held.current.timer);
    held.current = null;
  };
  const hold = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    const { clientX: x, clientY: y, pointerId, currentTarget } = event;
    hasOpened.current = false;
    letGo();
    const open = () => {
      // What is slid over from here on is the wheel.
      if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId);
      hasOpened.current = true;
      setOpened('held');
    };
    held.current = { x, y, timer: setTimeout(open, HOLD) };
  };
  const slip = ({ clientX, clientY }: PointerEvent) => {
    const from = held.current;
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > SLIP) letGo();
  };
  const choose = (reaction: Reaction | null) => {
    setOpened(null);
    if (opened === 'pressed') button.current?.focus();
    if (reaction) void session.ask({ ask: 'react', reaction });
  };
  return (
    <>
      <button
        type="button"
        className={`${css.face} ${className ?? ''}`}
        data-part="my-face"
        ref={button}
        aria-label={`${name}. ${t('chat.react')}`}
        aria-haspopup="true"
        aria-expanded={opened !== null}
        aria-keyshortcuts="R"
        onPointerDown={hold}
        onPointerMove={slip}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onContextMenu={(event) => event.preventDefault()}
        onClick={({ detail }) => {
          letGo();
          if (hasOpened.current && detail > 0) return;
          if (detail > 0 && onTap) onTap();
          else setOpened('pressed');
        }}
      >
        {children}
      </button>
      {opened && (
        <Wheel around={button} face={face} colour={colour} isHeld={opened === 'held'} onChoose={choose} />
      )}
    </>
  );
}
