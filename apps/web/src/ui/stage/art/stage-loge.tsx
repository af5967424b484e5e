import { memo, type ReactNode } from 'react';
import artCss from '../../art/art.module.css';
import type { DrawnGaze, EyePose, Wink } from '../../art/eyes/eye-style.ts';
import { COLOUR_TONES, type Colour, symbolPath } from '../../art/guests/colours.ts';
import { fitText } from '../../art/kit/fit-text.ts';
import { INKS, NIGHT } from '../../art/kit/inks.ts';
import { rays } from '../../art/kit/ornaments.ts';
import { slab } from '../../art/kit/paths.ts';
import { Bust } from './bust.tsx';
import { ARCHES, type ArchName, stageClip } from './clips.tsx';
import type { MoodName } from './moods.ts';

/** Somebody as a stage shows them. */
export interface Shown {
  readonly face: number;
  readonly colour: Colour;
  readonly name: string;
}

export interface StageLogeProps {
  readonly person: Shown;
  readonly mood: MoodName;
  /** Where its arch begins, and how wide it is. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly isLit?: boolean;
  readonly isBare?: boolean;
  /** As tall as the stage, for one alone. */
  readonly arch?: ArchName;
  readonly gaze?: DrawnGaze;
  readonly pose?: EyePose;
  readonly winks?: Wink;
  /** Drawn over whoever is in it, within the arch. */
  readonly over?: ReactNode;
  /** Right on the ledge. */
  readonly points?: number | undefined;
}

const LIGHT = ['#FFDF8E', '#FFEDBE'] as const;
const DARK = [INKS.plum[1], INKS.plum[0]] as const;
const GLEAM = rays(50, 53, [16, 140], { count: 18, spread: 5, ink: ['#FFFAEA', '#FFFAEA'], from: 6 });

/** A loge that has grown to the size of the stage: it keeps its arch and its ledge. */
export const StageLoge = memo(function StageLoge(props: StageLogeProps) {
  const { person, mood, x, y, width, isLit = false, isBare = false, arch = 'low' } = props;
  const { outline, height, stands } = ARCHES[arch];
  const [left, right] = isLit ? LIGHT : DARK;
  const [light, dark] = COLOUR_TONES[person.colour];
  return (
    <g transform={`translate(${x} ${y}) scale(${width / 100})`}>
      {isLit && <path d={outline} fill="none" stroke="#FFF3CF" strokeWidth="12" />}
      <g clipPath={stageClip(arch)}>
        <path d={`M0 0H50.5V${height}H0Z`} fill={left} />
        <path d={`M50 0H100V${height}H50Z`} fill={right} />
        {isLit && <g opacity=".6">{GLEAM}</g>}
        <g transform={stands}>
          <Bust
            face={person.face}
            colour={person.colour}
            mood={mood}
            isBare={isBare}
            gaze={props.gaze}
            pose={props.pose}
            winks={props.winks}
          />
        </g>
        {props.over}
      </g>
      <path d={outline} fill="none" stroke={light} strokeWidth="4.5" />
      <path d={symbolPath(person.colour, 50, -1, 9)} fill={light} />
      <Ledge person={person} y={height - 3} light={light} dark={dark} points={props.points} />
    </g>
  );
});

interface LedgeProps {
  readonly person: Shown;
  readonly y: number;
  readonly light: string;
  readonly dark: string;
  readonly points: number | undefined;
}

const SIZE = 16.5;

function Ledge({ person: { name, colour }, y, light, dark, points }: LedgeProps): ReactNode {
  const fitted = fitText(name, points === undefined ? 86 : 62, SIZE);
  return (
    <g transform={`translate(-8 ${y})`}>
      <path d={slab(0, 2, 116, 26, 6)} fill="#120414" opacity=".5" />
      <path d={slab(0, 0, 116, 26, 6)} fill={light} />
      <path d="M58 0H110A6 6 0 0 1 116 6V20A6 6 0 0 1 110 26H58Z" fill={dark} opacity=".55" />
      <path d={symbolPath(colour, 13, 13, 5.4)} fill={NIGHT} />
      <text x="25" y="19" className={artCss.name} style={{ fontSize: fitted.size }}>
        {fitted.text}
      </text>
      {points !== undefined && (
        <text x="108" y="19.5" textAnchor="end" className={artCss.name} style={{ fontSize: SIZE }}>
          {points}
        </text>
      )}
    </g>
  );
}
