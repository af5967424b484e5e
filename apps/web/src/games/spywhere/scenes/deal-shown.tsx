import { useEffect } from 'react';
import type { Playing } from '../../../ui/stage/scene-player.ts';
import { StageFrame } from '../../../ui/stage/stage-frame.tsx';
import { unfold } from '../../../ui/stage/unfold.ts';
import { DEALT } from './places.ts';
import type { DealScene } from './scenes.ts';

/** The deal: the market and my hand unfold in a wave. */
export function DealShown({ playing }: { readonly playing: Playing<DealScene> }) {
  const { tempo } = playing;
  useEffect(() => unfold(DEALT, tempo), [tempo]);
  return <StageFrame playing={playing} name="deal" backdrop="none" />;
}
