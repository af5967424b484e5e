import '../../styles/sight.css';
import { type Colour, ColourSymbol, Icon } from '../art/index.ts';

/** Whom a face looks at: somebody's colour, or the board. */
export function Sight({ at }: { readonly at: Colour | 'board' }) {
  return (
    <span className="sight" aria-hidden="true">
      <Icon name="eye" />
      {at === 'board' ? <Icon name="cards" /> : <ColourSymbol colour={at} size={15} />}
    </span>
  );
}
