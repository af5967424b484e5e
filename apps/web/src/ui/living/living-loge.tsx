import { type CSSProperties, memo } from 'react';
import type { LiveTable } from '../../shell/live/live-table.ts';
import artCss from '../art/art.module.css';
import { closeUp } from '../art/guests/box-cut.ts';
import { colourOf } from '../art/guests/colours.ts';
import { GLEAM, LOGE_LIGHT, type LogeProps, WALLS } from '../art/guests/loge.tsx';
import { LogeLedge } from '../art/guests/loge-ledge.tsx';
import { ReactionLayer } from '../art/guests/reaction-layer.tsx';
import { ARCH, clip } from '../art/kit/clips.ts';
import { INKS } from '../art/kit/inks.ts';
import { FaceCanvas } from './face-canvas.tsx';
import { Keystone } from './keystone.tsx';
import css from './living-loge.module.css';
import { Silhouette } from './silhouette.tsx';

export interface LivingLogeProps
  extends Pick<
    LogeProps,
    | 'guest'
    | 'colour'
    | 'name'
    | 'cards'
    | 'nameLeast'
    | 'nameSize'
    | 'tightName'
    | 'lit'
    | 'gaze'
    | 'expression'
  > {
  readonly live: LiveTable;
  readonly seat: number;
  readonly ledge: number;
  /** Whether I see where those eyes look. */
  readonly seesGaze: boolean;
}

/** The box of somebody whose camera is on. In the light it holds their living face; else they are an outline. */
export const LivingLoge = memo(function LivingLoge(props: LivingLogeProps) {
  const { seat, guest, colour, name, lit = false, ledge } = props;
  const cut = closeUp(ledge);
  const light = colourOf(colour);
  const [left, right] = WALLS[lit ? 'lit' : 'dim'];
  return (
    <span className={css.box} data-part="living-loge" style={{ '--box-h': 120 + ledge } as CSSProperties}>
      <svg
        className={artCss.loge}
        data-part="loge"
        viewBox={cut.viewBox}
        overflow="visible"
        role="img"
        aria-label={name}
        data-lighting={lit ? 'lit' : 'dim'}
        data-portrait={seat}
        data-mouth={cut.mouth}
      >
        {lit && LOGE_LIGHT}
        <g clipPath={clip('arch')}>
          <path d="M0 0H60V130H0Z" fill={left} />
          <path d="M60 0H120V130H60Z" fill={right} />
          {lit && GLEAM}
          <Silhouette guest={guest} colour={colour} stands={STANDS} tone={lit ? INKS.ink : INKS.plum} />
        </g>
        <path d={ARCH} fill="none" stroke="var(--edge)" strokeWidth="9" />
        <path d={cut.ledge} fill="var(--edge)" stroke="var(--edge)" strokeWidth="4" />
        <path d={ARCH} fill="none" stroke={light} strokeWidth="5" />
        <LogeLedge
          cut={cut}
          colour={colour}
          name={name}
          cards={props.cards}
          nameSize={props.nameSize}
          least={props.nameLeast}
          isTight={props.tightName}
        />
      </svg>
      {lit && <FaceCanvas live={props.live} of={seat} />}
      <svg className={css.front} viewBox={cut.viewBox} aria-hidden="true">
        <g clipPath={clip('arch')}>
          <ReactionLayer
            seat={seat}
            face={guest}
            colour={colour}
            isSignalling={props.expression !== undefined}
            fold={60}
            stands={cut.guest}
          >
            <path d={ARCH} fill="none" stroke={light} strokeWidth="5" />
          </ReactionLayer>
        </g>
        <Keystone guest={guest} colour={colour} gaze={props.seesGaze ? (props.gaze ?? null) : null} />
      </svg>
    </span>
  );
});

/** A little lower than a drawn face: hats and hair stay under the arch. */
const STANDS = 'translate(8 16) scale(1.04)';
