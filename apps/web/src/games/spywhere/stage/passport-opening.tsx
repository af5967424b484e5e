import type { Language } from '../../../shell/i18n/index.ts';
import artCss from '../../../ui/art/art.module.css';
import { COLOUR_TONES, type Colour, PAPER, symbolPath } from '../../../ui/art/index.ts';
import { fitText } from '../../../ui/art/kit/fit-text.ts';
import { slab } from '../../../ui/art/kit/paths.ts';
import { stageClip } from '../../../ui/stage/art/clips.tsx';
import { PASSPORT_TITLE, Passport } from '../art/index.ts';
import type { Nation } from '../art/nations.ts';
import type { SpywhereAccount } from '../spywhere-ending.ts';
import { dishName, nationName } from '../table/speech.ts';
import { sayEnd } from '../texts/end.ts';
import css from './passports.module.css';
import type { Opening } from './passports.ts';

interface PassportOpeningProps {
  readonly opening: Opening;
  readonly account: SpywhereAccount;
  readonly colour: Colour;
  readonly language: Language;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A closed passport shows its owner. It unfolds, and once it lies flat the stamp falls: seen through, or secret. */
export function PassportOpening({ opening, account, colour, language, x, y, width }: PassportOpeningProps) {
  const { passports, unmaskedBy } = account;
  const isStamped = opening !== 'shut' && opening !== 'unfold';
  return (
    <g transform={`translate(${x} ${y}) scale(${width / 240})`}>
      {opening === 'shut' ? (
        <Cover colour={colour} language={language} />
      ) : (
        passports.map((nation, nth) => (
          <g
            key={nation}
            transform={passports.length > 1 ? `translate(${nth * 48} ${nth * 70}) scale(.8)` : undefined}
          >
            <g clipPath={stageClip('rightPage')}>
              <Page nation={nation} language={language} />
            </g>
            <g className={opening === 'unfold' ? css.leaf : undefined}>
              <g clipPath={stageClip('leftPage')}>
                <Page nation={nation} language={language} />
              </g>
            </g>
          </g>
        ))
      )}
      {isStamped && <Stamp isSeenThrough={unmaskedBy.length > 0} isFalling={opening === 'stamp'} />}
    </g>
  );
}

function Page({ nation, language }: { readonly nation: Nation; readonly language: Language }) {
  return (
    <svg width="240" height="160" aria-hidden="true">
      <Passport
        nation={nation}
        title={PASSPORT_TITLE[language]}
        country={nationName(nation, language)}
        dish={dishName(nation, language)}
      />
    </svg>
  );
}

function Cover({ colour, language }: { readonly colour: Colour; readonly language: Language }) {
  return (
    <>
      <path d={slab(60, 6, 120, 154, 12)} fill="#084A50" />
      <path d={slab(60, 0, 120, 154, 12)} fill="#0E666D" />
      <path d="M120 0H168A12 12 0 0 1 180 12V142A12 12 0 0 1 168 154H120Z" fill="#19868A" />
      <path d={symbolPath(colour, 120, 56, 18)} fill={COLOUR_TONES[colour][0]} />
      <text
        x="120"
        y="108"
        textAnchor="middle"
        className={artCss.display}
        style={{ fontSize: 20 }}
        fill={PAPER}
      >
        {PASSPORT_TITLE[language]}
      </text>
    </>
  );
}

interface StampProps {
  readonly isSeenThrough: boolean;
  readonly isFalling: boolean;
}

function Stamp({ isSeenThrough, isFalling }: StampProps) {
  const ink = isSeenThrough ? '#B5300F' : '#0E666D';
  const word = fitText(sayEnd(isSeenThrough ? 'seenThrough' : 'keptSecret'), 78, 18, 10);
  return (
    <g className={isFalling ? css.falling : undefined}>
      <g transform="translate(176 112) rotate(-12)">
        <circle r="36" fill="none" stroke={ink} strokeWidth="3.6" />
        <circle r="29" fill="none" stroke={ink} strokeWidth="1.6" />
        <path d="M-42 -11H42V11H-42Z" fill={ink} />
        <text
          y={word.size * 0.34}
          textAnchor="middle"
          className={artCss.display}
          style={{ fontSize: word.size }}
          fill={PAPER}
        >
          {word.text}
        </text>
      </g>
    </g>
  );
}
