import { type RefObject, useEffect, useRef } from 'react';
import { type Colour, ColourSymbol } from '../art/index.ts';
import { sayingOf } from '../chat/phrases.ts';
import css from './bubbles.module.css';
import { mouthOf } from './mouth.ts';
import { placeBubble } from './place-bubble.ts';
import type { Bubble } from './use-heard.ts';

interface BubblesProps {
  readonly heard: readonly Bubble[];
  /** To screen readers too; not where the announcements of the table tell them already. */
  readonly announces: boolean;
}

/** What was just said comes out of the mouth that said it: over everything, in nobody's way, and never over an eye. */
export function Bubbles({ heard, announces }: BubblesProps) {
  return (
    <div
      className={css.bubbles}
      data-part="bubbles"
      {...(announces ? { role: 'status' } : { 'aria-hidden': true })}
    >
      {heard.map((one) => (
        <Spoken key={one.id} bubble={one} />
      ))}
    </div>
  );
}

function Spoken({ bubble: { name, colour, said } }: { readonly bubble: Bubble }) {
  const words = useRef<HTMLParagraphElement>(null);
  useAtMouth(words, said.seat);
  return (
    <p className={css.bubble} data-part="bubble" ref={words}>
      <span className={css.who}>
        <ColourSymbol colour={colour as Colour} size={18} />
        <b>{name}</b>
      </span>{' '}
      {sayingOf(said, name)}
    </p>
  );
}

/**
 * Keeps a bubble at the mouth of a seat, wherever that face goes. Where the page shows no face of that seat, it stays in its
 * corner, with the name.
 */
export function useAtMouth(bubble: RefObject<HTMLElement | null>, seat: number): void {
  useEffect(() => {
    let frame = 0;
    const put = () => bubble.current && placeBubble(bubble.current, mouthOf(seat));
    const follow = () => {
      put();
      frame = requestAnimationFrame(follow);
    };
    follow();
    window.addEventListener('resize', put);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', put);
    };
  }, [bubble, seat]);
}
