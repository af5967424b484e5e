import { type CSSProperties, memo } from 'react';
import { type Language, t } from '../../../shell/i18n/index.ts';
import { CardBack } from '../../../ui/art/index.ts';
import { Peek } from '../../../ui/table/peek.tsx';
import type { Cover } from '../../../ui/table/use-cover.ts';
import { DishCard } from '../art/index.ts';
import { sayStack } from './speech.ts';
import type { Nation, SpywhereScreen } from './spywhere-screen.ts';
import type { Drag, useDrag } from './use-drag.ts';

interface HandProps {
  readonly screen: SpywhereScreen;
  readonly language: Language;
  readonly dragging: ReturnType<typeof useDrag>;
  /** Where my hand is to be covered. */
  readonly cover: Cover | null;
  readonly onGive: (nation: Nation) => void;
}

const MOST_UNDER = 3;

/** My cards: those of one nationality lie on each other. */
export function Hand({ screen, language, dragging, cover, onGive }: HandProps) {
  const { hand, handSize, mayExchange, gave } = screen;
  const { drag, take, isTap } = dragging;
  return (
    <section className="sp-hand-place">
      <h2 className="sp-caption">
        {t('table.hand')}, {handSize}
      </h2>
      {cover && !cover.isShown && <Backs count={handSize} />}
      <ul className="sp-hand" data-open={mayExchange || undefined}>
        {hand.map((stack, index) => (
          <li key={stack.nation}>
            <button
              type="button"
              className="sp-card"
              data-count={stack.count > 1 ? stack.count : undefined}
              data-selected={stack.isSelected || drag?.nation === stack.nation || undefined}
              data-focus={mayExchange && gave === null && index === 0 ? 'exchange' : undefined}
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
      {cover && <Peek cover={cover} />}
    </section>
  );
}

/** As many as there are, whatever they are. */
function Backs({ count }: { count: number }) {
  return (
    <div className="sp-backs" role="img" aria-label={t('table.faceCards', { count })}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike.
        <span key={index}>
          <CardBack />
        </span>
      ))}
    </div>
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
