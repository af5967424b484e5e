import { REACTIONS, type Reaction } from '@oeillade/protocol';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { t } from '../../shell/i18n/index.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { AvatarRound } from '../art/guests/avatar-round.tsx';
import type { Colour } from '../art/guests/colours.ts';
import { Medal } from './medal.tsx';
import { say } from './texts/index.ts';
import css from './wheel.module.css';
import { nextAround, placeOf, placeWheel } from './wheel-places.ts';

export interface WheelProps {
  /** What it opens around. */
  readonly around: RefObject<HTMLElement | null>;
  readonly face: number;
  readonly colour: Colour;
  /** A finger is still down: where it lets go, it chooses. */
  readonly isHeld: boolean;
  /** Null where nothing was chosen. */
  readonly onChoose: (reaction: Reaction | null) => void;
}

/** Eight faces of mine around my face: slide and let go, press, or go round by arrows. */
export function Wheel({ around, face, colour, isHeld, onChoose }: WheelProps): ReactNode {
  useLanguage();
  const wheel = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState<Reaction | null>(null);
  useLayoutEffect(() => {
    const [shown, from] = [wheel.current, around.current];
    if (!shown || !from) return;
    shown.showPopover();
    placeWheel(shown, from);
    (isHeld ? shown : shown.querySelector<HTMLElement>('[data-reaction]'))?.focus({ preventScroll: true });
  }, [around, isHeld]);
  usePointers(wheel, isHeld, setTried, onChoose);
  const turn = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      return onChoose(null);
    }
    const next = nextAround(tried, event.key);
    if (!next) return;
    event.preventDefault();
    wheel.current?.querySelector<HTMLElement>(`[data-reaction="${next}"]`)?.focus();
  };
  return (
    <div
      className={css.wheel}
      data-part="reaction-wheel"
      ref={wheel}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={t('chat.react')}
      onKeyDown={turn}
    >
      {REACTIONS.map((reaction, nth) => (
        <button
          key={reaction}
          type="button"
          role="menuitem"
          className={css.choice}
          data-reaction={reaction}
          data-tried={tried === reaction || undefined}
          tabIndex={-1}
          aria-label={say(`names.${reaction}`)}
          style={placeOf(nth) as CSSProperties}
          onFocus={() => setTried(reaction)}
          onPointerEnter={() => setTried(reaction)}
          onClick={() => onChoose(reaction)}
        >
          <Medal reaction={reaction} face={face} colour={colour} />
        </button>
      ))}
      <span className={css.mine} aria-hidden="true">
        {tried ? (
          <Medal reaction={tried} face={face} colour={colour} />
        ) : (
          <AvatarRound guest={face} colour={colour} />
        )}
      </span>
      <p className={css.name} aria-hidden="true">
        {tried ? say(`names.${tried}`) : t('chat.react')}
      </p>
    </div>
  );
}

/** A held finger chooses where it lets go; a press outside closes. */
function usePointers(
  wheel: RefObject<HTMLElement | null>,
  isHeld: boolean,
  setTried: (reaction: Reaction | null) => void,
  onChoose: WheelProps['onChoose'],
): void {
  const isDown = useRef(isHeld);
  const reactionAt = ({ clientX, clientY }: PointerEvent): Reaction | null => {
    const under = document
      .elementFromPoint(clientX, clientY)
      ?.closest<HTMLElement>('[data-part~="reaction-wheel"] [role]');
    return (under?.dataset['reaction'] as Reaction | undefined) ?? null;
  };
  const move = useEffectEvent((event: PointerEvent) => {
    if (isDown.current) setTried(reactionAt(event));
  });
  const up = useEffectEvent((event: PointerEvent) => {
    if (!isDown.current) return;
    isDown.current = false;
    const reaction = reactionAt(event);
    if (reaction) onChoose(reaction);
  });
  const down = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && wheel.current?.contains(event.target)) return;
    onChoose(null);
  });
  useEffect(() => {
    const moves = (event: PointerEvent) => move(event);
    const ups = (event: PointerEvent) => up(event);
    const downs = (event: PointerEvent) => down(event);
    window.addEventListener('pointermove', moves);
    window.addEventListener('pointerup', ups);
    window.addEventListener('pointerdown', downs, true);
    return () => {
      window.removeEventListener('pointermove', moves);
      window.removeEventListener('pointerup', ups);
      window.removeEventListener('pointerdown', downs, true);
    };
  }, []);
}
