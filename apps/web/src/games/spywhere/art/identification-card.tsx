import { memo } from 'react';
import artCss from '../../../ui/art/art.module.css';
import { type Colour, colourOf, symbolPath } from '../../../ui/art/guests/colours.ts';
import { INKS, lit, NIGHT, PAPER, shade } from '../../../ui/art/kit/inks.ts';
import { slab } from '../../../ui/art/kit/paths.ts';
import { dishOf } from './dishes.ts';
import { NATION_DESIGNS, type Nation } from './nations.ts';
import { patternFill } from './patterns.tsx';

const SHEET = slab(0, 0, 44, 54, 6);
const FACE = slab(3, 3, 38, 48, 4);
const RIGHT_HALF = 'M22 3H37A4 4 0 0 1 41 7V47A4 4 0 0 1 37 51H22Z';

export interface IdentificationCardProps {
  /** Whose card it is. */
  readonly colour: Colour;
  /** Left out where it lies face down. */
  readonly nation?: Nation | null | undefined;
  readonly label?: string | undefined;
}

/** What somebody believes of somebody else: an owner's colour and a nationality. */
export const IdentificationCard = memo(function IdentificationCard(props: IdentificationCardProps) {
  const { colour, nation, label } = props;
  return (
    <svg
      className={artCss.identificationCard}
      data-part="identification-card"
      viewBox="0 0 44 54"
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <path d={SHEET} fill={PAPER} />
      {nation ? <Guess colour={colour} nation={nation} /> : <Back colour={colour} />}
    </svg>
  );
});

function Back({ colour }: { colour: Colour }) {
  return (
    <>
      <path d={FACE} fill={INKS.teal[1]} />
      <path d={RIGHT_HALF} fill={INKS.teal[0]} />
      <text
        x="22"
        y="22"
        textAnchor="middle"
        className={`${artCss.display} ${artCss.heavy}`}
        style={{ fontSize: 19 }}
        fill={PAPER}
      >
        ?
      </text>
      <circle cx="22" cy="36" r="10.5" fill={NIGHT} />
      <path d={symbolPath(colour, 22, 36, 6.2)} fill={colourOf(colour)} />
    </>
  );
}

function Guess({ colour, nation }: { colour: Colour; nation: Nation }) {
  const { ground, pattern, code } = NATION_DESIGNS[nation];
  return (
    <>
      <path d={FACE} fill={shade(ground)} />
      <path d={RIGHT_HALF} fill={lit(ground)} />
      <path d={FACE} fill={patternFill(pattern)} opacity=".34" />
      <g transform="translate(7.5 4) scale(.29)">{dishOf(nation)}</g>
      <path d="M3 36Q22 32.5 41 36V47A4 4 0 0 1 37 51H7A4 4 0 0 1 3 47Z" fill={NIGHT} />
      <path d={symbolPath(colour, 12, 43.4, 5)} fill={colourOf(colour)} />
      <text
        x="30"
        y="48"
        textAnchor="middle"
        className={`${artCss.display} ${artCss.heavy}`}
        style={{ fontSize: 13 }}
        fill={PAPER}
      >
        {code}
      </text>
    </>
  );
}
