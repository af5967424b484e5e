import { memo } from 'react';
import { useLanguage } from '../../../shell/use-language.ts';
import { CardBack } from '../../../ui/art/index.ts';
import { DishCard } from '../art/index.ts';
import { say } from '../texts/table.ts';
import css from './market.module.css';
import { NationChip } from './nation-chip.tsx';
import { sayMarketCard } from './speech.ts';
import spywhereTableCss from './spywhere-table.module.css';
import { useShown, useTable } from './use-spywhere.ts';

const LAYERS = 3;

/** The draw pile: a press draws. */
export const Pile = memo(function Pile() {
  const { draw } = useTable().actions;
  const { pile, mayDraw, isBusy } = useShown(({ screen, sent }) => ({
    pile: screen.pile,
    mayDraw: screen.mayDraw,
    isBusy: sent === 'draw',
  }));
  const label = say('pileCards', { count: pile });
  return (
    <div className={css.pile} data-part="spy-pile">
      <button
        type="button"
        className={css.pileCards}
        data-part="spy-pile-cards"
        data-ready={mayDraw || undefined}
        data-busy={isBusy || undefined}
        data-count={pile}
        data-focus={mayDraw ? 'draw' : undefined}
        aria-disabled={!mayDraw}
        aria-label={mayDraw ? `${say('draw')}. ${label}` : label}
        onClick={draw}
      >
        {pile === 0 && <span className={css.hole} />}
        {Array.from({ length: Math.min(pile, LAYERS) }, (_, layer) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike.
          <span className={css.layer} key={layer}>
            <CardBack />
          </span>
        ))}
      </button>
      <p className={spywhereTableCss.caption} aria-hidden="true">
        {say('pile')}
      </p>
    </div>
  );
});

/** Five cards, face up. */
export const Market = memo(function Market() {
  const language = useLanguage();
  const { take, aim } = useTable().actions;
  const { over, ...screen } = useShown(({ screen: { market, mayExchange, gave }, drag }) => ({
    market,
    mayExchange,
    gave,
    // The card above which one of mine hangs.
    over: drag?.over ?? null,
  }));
  const { market, mayExchange, gave } = screen;
  const next = gave ? market.find(({ nation }) => nation !== gave)?.place : undefined;
  return (
    <ul
      className={css.market}
      data-part="spy-market"
      aria-label={say('market')}
      data-open={mayExchange || undefined}
    >
      {market.map((card) => (
        // Places stay, cards change: so the focus stays where it was.
        <li key={card.place}>
          <button
            type="button"
            className={css.card}
            data-part="spy-card"
            data-place={card.place}
            data-focus={card.place === next ? 'exchange' : undefined}
            data-selected={card.isSelected || over === card.place || undefined}
            data-triple={card.isTriple || undefined}
            aria-disabled={!mayExchange}
            aria-pressed={mayExchange ? card.isSelected : undefined}
            aria-label={sayMarketCard(card, screen, language)}
            onClick={() => take(card.place)}
            onPointerEnter={() => aim(card.place)}
            onPointerLeave={() => aim(null)}
            onFocus={() => aim(card.place)}
            onBlur={() => aim(null)}
          >
            <DishCard nation={card.nation} />
          </button>
          {gave && (
            <span className={css.swap} data-part="spy-swap" aria-hidden="true">
              <NationChip nation={gave} />
              <Swap />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
});

/** One for the other. */
export function Swap() {
  return (
    <svg className={css.arrows} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M3 8.5H20M15.5 4L20 8.5L15.5 13M21 16H4M8.5 11.5L4 16L8.5 20.500"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
