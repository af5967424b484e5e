import { useMemo } from 'react';
import type { Playing } from '../../../ui/stage/scene-player.ts';
import { StageFrame } from '../../../ui/stage/stage-frame.tsx';
import { useMoved } from '../../../ui/stage/use-moved.ts';
import { DishCard } from '../art/index.ts';
import { placeOfMarket, placeOfSeat } from './places.ts';
import type { ExchangeScene } from './scenes.ts';
import { Travelling } from './travelling.tsx';

/** An exchange: one card goes to the market, and another comes back for it. */
export function ExchangeShown({ playing }: { readonly playing: Playing<ExchangeScene> }) {
  const { scene, step } = playing;
  const moved = useMoved();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a phone that is turned has everybody elsewhere.
  const places = useMemo(() => ({ seat: placeOfSeat(scene.seat), market: placeOfMarket() }), [scene, moved]);
  const { seat, market } = places;
  return (
    <StageFrame playing={playing} name="exchange" backdrop="none">
      {seat && market && (
        <>
          <Travelling from={seat} to={market} lasts={step.lasts}>
            <DishCard nation={scene.gave} />
          </Travelling>
          <Travelling from={market} to={seat} lasts={step.lasts}>
            <DishCard nation={scene.took} />
          </Travelling>
        </>
      )}
    </StageFrame>
  );
}
