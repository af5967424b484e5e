import { memo, type ReactNode } from 'react';
import artCss from '../art.module.css';
import { clip } from '../kit/clips.ts';
import { INKS, type InkName, lit, NIGHT, PAPER, shade } from '../kit/inks.ts';

/** How a box looks. A picture is drawn on the front, above the title. */
export interface BoxArt {
  readonly title: string;
  readonly ground: InkName;
  readonly lid: string;
  readonly side: string;
  /** How large the title is, so that it fits. */
  readonly size: number;
  readonly picture: () => ReactNode;
}

/** A game's box on the shelf: front, side and lid. */
export const GameBox = memo(function GameBox({ box }: { readonly box: BoxArt }) {
  const { title, ground, lid, side, size, picture } = box;
  return (
    <svg className={artCss.gameBox} viewBox="0 0 244 262" overflow="visible" role="img" aria-label={title}>
      <path d="M12 40L46 14H236L202 40Z" fill={lid} />
      <path d="M202 40L236 14V228L202 254Z" fill={side} />
      <text
        transform="translate(225 208) skewY(-37) rotate(-90)"
        className={`${artCss.display} ${artCss.heavy}`}
        style={{ fontSize: 19 }}
        fill={PAPER}
        opacity=".9"
      >
        {title}
      </text>
      <g clipPath={clip('boxFront')}>
        <path d="M12 40H107V254H12Z" fill={shade(ground)} />
        <path d="M107 40H202V254H107Z" fill={lit(ground)} />
        {picture()}
        <path d="M12 201Q107 185 202 201V254H12Z" fill={INKS.ink[0]} />
      </g>
      <path d="M12 206Q107 190 202 206V254H12Z" fill={PAPER} />
      <text
        x="107"
        y="242"
        textAnchor="middle"
        className={`${artCss.display} ${artCss.heavy} ${artCss.tight}`}
        style={{ fontSize: size }}
        fill={NIGHT}
      >
        {title}
      </text>
    </svg>
  );
});
