import { type Language, t } from '../../../shell/i18n/index.ts';
import { CardBack } from '../../../ui/art/index.ts';
import { DishCard } from '../art/index.ts';
import { NationChip } from './nation-chip.tsx';
import { sayMarketCard } from './speech.ts';
import type { SpywhereScreen } from './spywhere-screen.ts';

interface PileProps {
  readonly screen: SpywhereScreen;
  readonly isBusy: boolean;
  readonly onDraw: () => void;
}

const LAYERS = 3;

/** The draw pile: a press draws. */
export function Pile({ screen: { pile, mayDraw }, isBusy, onDraw }: PileProps) {
  const label = t('spywhere.pileCards', { count: pile });
  return (
    <div className="sp-pile">
      <button
        type="button"
        className="sp-pile-cards"
        data-ready={mayDraw || undefined}
        data-busy={isBusy || undefined}
        data-count={pile}
        data-focus={mayDraw ? 'draw' : undefined}
        aria-disabled={!mayDraw}
        aria-label={mayDraw ? `${t('spywhere.draw')}. ${label}` : label}
        onClick={onDraw}
      >
        {pile === 0 && <span className="sp-hole" />}
        {Array.from({ length: Math.min(pile, LAYERS) }, (_, layer) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike.
          <span className="sp-layer" key={layer}>
            <CardBack />
          </span>
        ))}
      </button>
      <p className="sp-caption" aria-hidden="true">
        {t('spywhere.pile')}
      </p>
    </div>
  );
}

interface MarketProps {
  readonly screen: SpywhereScreen;
  readonly language: Language;
  /** The card above which one of mine hangs. */
  readonly over: number | null;
  readonly onTake: (place: number) => void;
  readonly onAim: (place: number | null) => void;
}

/** Five cards, face up. */
export function Market({ screen, language, over, onTake, onAim }: MarketProps) {
  const { market, mayExchange, gave } = screen;
  const next = gave ? market.find(({ nation }) => nation !== gave)?.place : undefined;
  return (
    <ul className="sp-market" aria-label={t('spywhere.market')} data-open={mayExchange || undefined}>
      {market.map((card) => (
        // Places stay, cards change: so the focus stays where it was.
        <li key={card.place}>
          <button
            type="button"
            className="sp-card"
            data-place={card.place}
            data-focus={card.place === next ? 'exchange' : undefined}
            data-selected={card.isSelected || over === card.place || undefined}
            data-triple={card.isTriple || undefined}
            aria-disabled={!mayExchange}
            aria-pressed={mayExchange ? card.isSelected : undefined}
            aria-label={sayMarketCard(card, screen, language)}
            onClick={() => onTake(card.place)}
            onPointerEnter={() => onAim(card.place)}
            onPointerLeave={() => onAim(null)}
            onFocus={() => onAim(card.place)}
            onBlur={() => onAim(null)}
          >
            <DishCard nation={card.nation} />
          </button>
          {gave && (
            <span className="sp-swap" aria-hidden="true">
              <NationChip nation={gave} />
              <Swap />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** One for the other. */
export function Swap() {
  return (
    <svg className="sp-arrows" viewBox="0 0 24 24" aria-hidden="true">
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
