import type { Story } from '@oeillade/story';
import { type ReactNode, type Ref, useId } from 'react';
import type { Moment, MomentPicture, MomentSaid } from '../../../games/contract/replay.ts';
import artCss from '../../../ui/art/art.module.css';
import { Logo, NIGHT, PAPER } from '../../../ui/art/index.ts';
import { fitLines, fitText } from '../../../ui/art/kit/fit-text.ts';
import { rays } from '../../../ui/art/kit/ornaments.ts';
import { lozenge, slab } from '../../../ui/art/kit/paths.ts';
import { FacesPicture } from '../../../ui/picture/faces-picture.tsx';
import { PICTURE } from '../../../ui/picture/places.ts';
import { Title } from '../../../ui/stage/art/words.tsx';
import type { Person } from '../../../ui/table/people.ts';
import css from './moment-card.module.css';

/** A card is as wide as it is high. */
export const CARD = 1_080;

interface MomentCardProps {
  readonly story: Story;
  readonly moment: Moment;
  /** Null for games that draw nothing but the faces. */
  readonly picture: MomentPicture | null;
  readonly said: MomentSaid;
  readonly people: readonly Person[];
  /** The moment of the game that is drawn. */
  readonly t: number;
  /** The host name in the card's corner: where the game was played. */
  readonly from: string;
  readonly ref: Ref<SVGSVGElement>;
}

/** A picture of a moment: whose it was, what happened, and where to watch it. It is drawn in the dark theme, whichever the page has. */
export function MomentCard({ story, moment, picture, said, people, t, from, ref }: MomentCardProps) {
  return (
    <div data-theme="nuit">
      <svg
        className={css.card}
        data-part="moment-card"
        viewBox={`0 0 ${CARD} ${CARD}`}
        role="img"
        aria-label={`${said.title}. ${said.words}`}
        ref={ref}
      >
        <Ground />
        <Title text={said.title} x={CARD / 2} y={132} size={92} room={980} />
        <g transform={`translate(${(CARD - PICTURE.width) / 2} 196)`}>
          {picture ? (
            <picture.Picture story={story} moment={moment} t={t} people={people} />
          ) : (
            <FacesPicture seats={moment.seats} people={people} />
          )}
        </g>
        <Words text={said.words} />
        <svg x="60" y="984" width="242" height="64" aria-hidden="true">
          <Logo height={64} />
        </svg>
        <From text={from} />
      </svg>
    </div>
  );
}

/** The felt, folded, with the quilt on it and light behind the faces. */
function Ground(): ReactNode {
  const id = useId();
  return (
    <>
      <defs>
        <pattern id={id} width="72" height="126" patternUnits="userSpaceOnUse">
          <path d={lozenge(36, 63, 36, 63)} fill="#1C0A20" opacity=".14" />
        </pattern>
      </defs>
      <path d={`M0 0H${CARD / 2}V${CARD}H0Z`} fill="#511C48" />
      <path d={`M${CARD / 2} 0H${CARD}V${CARD}H${CARD / 2}Z`} fill="#45173E" />
      {rays(CARD / 2, 470, [120, 900], { count: 20, spread: 2.6, ink: ['#5E2353', '#552049'], from: 9 })}
      <path d={`M0 0H${CARD}V${CARD}H0Z`} fill={`url(#${id})`} />
    </>
  );
}

const PLATE = { x: 60, y: 800, width: 960, height: 152 } as const;

function Words({ text }: { readonly text: string }): ReactNode {
  const lines = fitLines(text, PLATE.width - 60, 46, 38);
  const size = lines[0]!.size;
  const first = PLATE.y + PLATE.height / 2 + size * 0.34 - ((lines.length - 1) * size * 1.25) / 2;
  return (
    <>
      <path d={slab(PLATE.x, PLATE.y + 8, PLATE.width, PLATE.height, 24)} fill="#D9B9B4" />
      <path d={slab(PLATE.x, PLATE.y, PLATE.width, PLATE.height, 24)} fill={PAPER} />
      {lines.map((line, nth) => (
        <text
          key={line.text}
          x={CARD / 2}
          y={first + nth * size * 1.25}
          textAnchor="middle"
          className={artCss.display}
          style={{ fontSize: size }}
          fill={NIGHT}
        >
          {line.text}
        </text>
      ))}
    </>
  );
}

function From({ text }: { readonly text: string }): ReactNode {
  const fitted = fitText(text, 680, 34, 22);
  return (
    <text
      x={CARD - 60}
      y="1028"
      textAnchor="end"
      className={artCss.text}
      style={{ fontSize: fitted.size }}
      fill="#FFF1E2"
    >
      {fitted.text}
    </text>
  );
}
