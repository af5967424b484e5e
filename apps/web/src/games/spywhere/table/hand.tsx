import { type CSSProperties, memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { CardBack } from '../../../ui/art/index.ts';
import { Peek } from '../../../ui/table/peek.tsx';
import type { Cover } from '../../../ui/table/use-cover.ts';
import { DishCard } from '../art/index.ts';
import css from './hand.module.css';
import marketCss from './market.module.css';
import { sayStack } from './speech.ts';
import spywhereTableCss from './spywhere-table.module.css';
import { useDrag } from './use-drag.ts';
import { useShown, useTable } from './use-spywhere.ts';

interface HandProps {
  /** Where my hand is to be covered. */
  readonly cover: Cover | null;
}

const MOST_UNDER = 3;

/** My cards: those of one nationality lie on each other. */
export const Hand = memo(function Hand({ cover }: HandProps) {
  const language = useLanguage();
  const { give } = useTable().actions;
  const { handSize, dragged, ...screen } = useShown(({ screen, drag }) => ({
    hand: screen.hand,
    handSize: screen.handSize,
    market: screen.market,
    mayExchange: screen.mayExchange,
    gave: screen.gave,
    dragged: drag?.nation ?? null,
  }));
  const { hand, mayExchange, gave } = screen;
  const { take, isTap } = useDrag(mayExchange);
  return (
    <section className={css.place} data-part="spy-hand-place">
      <h2 className={spywhereTableCss.caption}>
        {t('table.hand')}, {handSize}
      </h2>
      {cover && !cover.isShown && <Backs count={handSize} />}
      <ul className={css.hand} data-part="spy-hand" data-open={mayExchange || undefined}>
        {hand.map((stack, index) => (
          <li key={stack.nation}>
            <button
              type="button"
              className={marketCss.card}
              data-part="spy-card"
              data-count={stack.count > 1 ? stack.count : undefined}
              data-selected={stack.isSelected || dragged === stack.nation || undefined}
              data-focus={mayExchange && gave === null && index === 0 ? 'exchange' : undefined}
              aria-disabled={!mayExchange}
              aria-pressed={mayExchange ? stack.isSelected : undefined}
              aria-label={sayStack(stack, screen, language)}
              onPointerDown={(event) => take(stack.nation, event)}
              onClick={(event) => isTap(event.timeStamp) && give(stack.nation)}
            >
              {Array.from({ length: Math.min(stack.count - 1, MOST_UNDER) }, (_, under) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: edges are all alike.
                <i className={css.under} key={under} style={{ '--under': under + 1 } as CSSProperties} />
              ))}
              <DishCard nation={stack.nation} />
            </button>
          </li>
        ))}
      </ul>
      {cover && <Peek cover={cover} />}
    </section>
  );
});

/** The backs of cards, one for each card of a hand that is covered. */
function Backs({ count }: { count: number }) {
  return (
    <div className={css.backs} data-part="spy-backs" role="img" aria-label={t('table.faceCards', { count })}>
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
export const Ghost = memo(function Ghost() {
  const drag = useShown((model) => model.drag);
  if (!drag) return null;
  const { x, y, width, nation } = drag;
  return (
    <div
      className={css.ghost}
      aria-hidden="true"
      style={{ width, transform: `translate(${x - width / 2}px, ${y - width * 0.7}px) rotate(-4deg)` }}
    >
      <DishCard nation={nation} />
    </div>
  );
});
