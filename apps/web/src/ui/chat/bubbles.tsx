import { type Colour, ColourSymbol } from '../art/index.ts';
import css from './bubbles.module.css';
import { sayingOf } from './phrases.ts';
import type { Bubble } from './use-heard.ts';

/** What was just said, over everything and in nobody's way. */
export function Bubbles({ heard, announces }: { heard: readonly Bubble[]; announces: boolean }) {
  return (
    <div
      className={css.bubbles}
      data-part="bubbles"
      {...(announces ? { role: 'status' } : { 'aria-hidden': true })}
    >
      {heard.map((one) => (
        <p className={css.bubble} key={one.id}>
          <ColourSymbol colour={one.colour as Colour} size={18} />
          <b>{one.name}</b> {sayingOf(one.said, one.name)}
        </p>
      ))}
    </div>
  );
}
