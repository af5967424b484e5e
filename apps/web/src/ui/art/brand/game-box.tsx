import type { GameId } from '@oeillade/games';
import { memo, type ReactNode } from 'react';
import { clip } from '../kit/clips.ts';
import { INKS, type InkName, lit, NIGHT, PAPER, shade } from '../kit/inks.ts';
import { drawKeyhole, drawPlate, drawProfiles, drawWink } from './box-art.tsx';

interface Box {
  readonly title: string;
  readonly ground: InkName;
  readonly lid: string;
  readonly side: string;
  readonly size: number;
  readonly picture: () => ReactNode;
}

const BOXES: Readonly<Record<GameId, Box>> = {
  zwinkern: {
    title: 'Zwinkern',
    ground: 'cobalt',
    lid: '#6C8AF0',
    side: '#1B2E73',
    size: 36,
    picture: drawProfiles,
  },
  'wink-agents': {
    title: 'WINK agents',
    ground: 'pink',
    lid: '#FFC6D2',
    side: '#A8466A',
    size: 29,
    picture: drawKeyhole,
  },
  wink: {
    title: 'WINK',
    ground: 'vermilion',
    lid: '#FF7A55',
    side: '#9C2A12',
    size: 46,
    picture: drawWink,
  },
  spywhere: {
    title: 'Spywhere',
    ground: 'teal',
    lid: '#3FA9A6',
    side: '#084A50',
    size: 36,
    picture: drawPlate,
  },
};

/** A game's box on the shelf: front, side and lid. */
export const GameBox = memo(function GameBox({ game }: { readonly game: GameId }) {
  const { title, ground, lid, side, size, picture } = BOXES[game];
  return (
    <svg className="game-box" viewBox="0 0 244 262" overflow="visible" role="img" aria-label={title}>
      <path d="M12 40L46 14H236L202 40Z" fill={lid} />
      <path d="M202 40L236 14V228L202 254Z" fill={side} />
      <text
        transform="translate(225 208) skewY(-37) rotate(-90)"
        className="art-display art-heavy"
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
        className="art-display art-heavy art-tight"
        style={{ fontSize: size }}
        fill={NIGHT}
      >
        {title}
      </text>
    </svg>
  );
});
