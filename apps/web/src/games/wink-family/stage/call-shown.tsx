import { type CSSProperties, useMemo } from 'react';
import { colourOf, Pawn } from '../../../ui/art/index.ts';
import { at } from '../../../ui/stage/place.ts';
import type { Playing } from '../../../ui/stage/scene-player.ts';
import { StageFrame } from '../../../ui/stage/stage-frame.tsx';
import { useMoved } from '../../../ui/stage/use-moved.ts';
import css from './call.module.css';
import type { Cast } from './cast.ts';
import { placeOfCard, placeOfSeat } from './places.ts';
import type { CallScene } from './scenes.ts';

interface CallShownProps {
  readonly playing: Playing<CallScene>;
  readonly cast: Cast;
}

/** A call, beside the table: the pawn drops on its card, and the number unfolds from the caller's loge. */
export function CallShown({ playing, cast }: CallShownProps) {
  const { scene, step } = playing;
  const { colour } = cast.people[scene.caller]!;
  const moved = useMoved();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a phone that is turned, or another glance, has everybody elsewhere.
  const places = useMemo(
    () => ({ card: placeOfCard(scene.number), seat: placeOfSeat(scene.caller) }),
    [scene, moved],
  );
  return (
    <StageFrame playing={playing} name="call" backdrop="none">
      {places.card && step.name === 'drop' && (
        <div className={css.pawn} style={at(places.card)}>
          <Pawn colour={colour} />
        </div>
      )}
      {places.seat && (
        <div
          className={css.number}
          data-part="stage-number"
          style={{ ...at(places.seat), '--pc': colourOf(colour) } as CSSProperties}
        >
          {scene.number}
        </div>
      )}
    </StageFrame>
  );
}
