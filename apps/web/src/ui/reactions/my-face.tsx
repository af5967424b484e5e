import type { Reaction } from '@oeillade/protocol';
import { type ReactNode, useContext, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../shell/i18n/index.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useSettings } from '../../shell/settings.ts';
import type { Colour } from '../art/guests/colours.ts';
import css from './my-face.module.css';
import { ToldBy } from './told-by.ts';
import { useHold } from './use-hold.ts';
import { useReactKey } from './use-react-key.ts';
import { Wheel } from './wheel.tsx';

interface MyFaceProps {
  readonly session: TableSession;
  readonly face: number;
  readonly colour: Colour;
  readonly name: string;
  readonly className?: string | undefined;
  /** Whether a short press reaches what lies below the face; left out, it opens the wheel too. */
  readonly isPressedThrough?: boolean;
  readonly children: ReactNode;
}

/** My own face: whoever holds it, or presses Enter or R, chooses a reaction from a wheel around it. */
export function MyFace(props: MyFaceProps) {
  const { session, face, colour, name, className = '', isPressedThrough = false, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'held' | 'pressed' | null>(null);
  const isOn = useContext(ToldBy) === session;
  const { keys } = useSettings();
  useReactKey(isOn && keys, () => setOpened('pressed'));
  useHold(button, { isOn, isPressedThrough }, () => setOpened('held'));
  // In a lesson, nobody would see it.
  if (!isOn) return <div className={className}>{children}</div>;
  const choose = (reaction: Reaction | null) => {
    setOpened(null);
    if (opened === 'pressed') button.current?.focus();
    if (reaction) void session.ask({ ask: 'react', reaction });
  };
  return (
    <>
      <button
        type="button"
        className={`${css.face} ${className}`}
        data-part="my-face"
        data-through={isPressedThrough || undefined}
        ref={button}
        aria-label={`${name}. ${t('chat.react')}`}
        aria-haspopup="true"
        aria-expanded={opened !== null}
        aria-keyshortcuts="R"
        onClick={() => setOpened('pressed')}
      >
        {children}
      </button>
      {opened &&
        // In the body: the styles around my face would apply to the wheel's drawings of it.
        createPortal(
          <Wheel around={button} face={face} colour={colour} isHeld={opened === 'held'} onChoose={choose} />,
          document.body,
        )}
    </>
  );
}
