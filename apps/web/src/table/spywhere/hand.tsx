import { type CSSProperties, memo } from 'react';
import { DishCard } from '../../art/spywhere.ts';
import { type Language, t } from '../../i18n/index.ts';
import { sayStack } from './speech.ts';
import type { Nation, SpywhereScreen } from './spywhere-screen.ts';
import type { Drag, useDrag } from './use-drag.ts';

interface HandProps {
  readonly screen: SpywhereScreen;
  readonly language: Language;
  readonly dragging: ReturnType<typeof useDrag>;
  readonly onGive: (nation: Nation) => void;
}

const MOST_UNDER = 3;

/** My cards: those of one nationality lie on each other. */
export function Hand({ screen, language, dragging, onGive }: HandProps) {
  const { hand, handSize, mayExchange } = screen;
  const { drag, take, isTap } = dragging;
  return (
    <section className="sp-hand-place">
      <h2 className="sp-caption">
        {t('table.hand')}, {handSize}
      </h2>
      <ul className="sp-hand" data-open={mayExchange || undefined}>
        {hand.map((stack, index) => (
          <li key={stack.nation}>
            <button
              type="button"
              className="sp-card"
              data-count={stack.count > 1 ? stack.count : undefined}
              data-selected={stack.isSelected || drag?.nation === stack.nation || undefined}
              data-focus={mayExchange && index === 0 ? 'exchange' : undefined}
              aria-disabled={!mayExchange}
              aria-pressed={mayExchange ? stack.isSelected : undefined}
              aria-label={sayStack(stack, screen, language)}
              onPointerDown={(event) => take(stack.nation, event)}
              onClick={(event) => isTap(event.timeStamp) && onGive(stack.nation)}
            >
              {Array.from({ length: Math.min(stack.count - 1, MOST_UNDER) }, (_, under) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: edges are all alike.
                <i className="sp-under" key={under} style={{ '--under': under + 1 } as CSSProperties} />
              ))}
              <DishCard nation={stack.nation} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The card that hangs on my pointer. */
export const Ghost = memo(function Ghost({ drag }: { drag: Drag | null }) {
  if (!drag) return null;
  const { x, y, width, nation } = drag;
  return (
    <div
      className="sp-ghost"
      aria-hidden="true"
      style={{ width, transform: `translate(${x - width / 2}px, ${y - width * 0.7}px) rotate(-4deg)` }}
    >
      <DishCard nation={nation} />
    </div>
  );
});
