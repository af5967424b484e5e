import { type Colour, ColourSymbol } from '../../ui/art/index.ts';
import { sayingOf } from './phrases.ts';
import type { Bubble } from './use-heard.ts';

/** What was just said, over everything and in nobody's way. */
export function Bubbles({ heard, announces }: { heard: readonly Bubble[]; announces: boolean }) {
  return (
    <div className="bubbles" {...(announces ? { role: 'status' } : { 'aria-hidden': true })}>
      {heard.map((one) => (
        <p className="bubble" key={one.id}>
          <ColourSymbol colour={one.colour as Colour} size={18} />
          <b>{one.name}</b> {sayingOf(one.said)}
        </p>
      ))}
    </div>
  );
}
