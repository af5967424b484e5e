import { useMemo } from 'react';
import { at } from '../../../ui/stage/place.ts';
import type { Playing } from '../../../ui/stage/scene-player.ts';
import { StageFrame } from '../../../ui/stage/stage-frame.tsx';
import { useMoved } from '../../../ui/stage/use-moved.ts';
import { DishCard } from '../art/index.ts';
import { placeOfSeat } from './places.ts';
import css from './scenes.module.css';
import type { EliminationScene } from './scenes.ts';

const CARDS = [0, 1, 2];

/** Three cards of one nation are laid open: whoever lays them is not from there. */
export function EliminationShown({ playing }: { readonly playing: Playing<EliminationScene> }) {
  const { scene } = playing;
  const moved = useMoved();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a phone that is turned has everybody elsewhere.
  const place = useMemo(() => placeOfSeat(scene.seat), [scene, moved]);
  return (
    <StageFrame playing={playing} name="elimination" backdrop="none">
      {place && (
        <div className={css.three} data-part="stage-card" style={at(place)}>
          {CARDS.map((card) => (
            <span key={card}>
              <DishCard nation={scene.nation} />
            </span>
          ))}
        </div>
      )}
    </StageFrame>
  );
}
