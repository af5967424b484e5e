import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Scene } from './scene.ts';
import { type Playing, ScenePlayer } from './scene-player.ts';
import { useStage } from './use-stage.ts';

/** Plays a last act over the page that it is the end of, from before that page is first seen; `onOver` when it has gone or was pressed away. */
export function useFinale<Played extends Scene>(
  scene: Played,
  tempo: number,
  onOver: () => void,
): Playing<Played> | null {
  const [player] = useState(() => new ScenePlayer<Played>());
  const playing = useStage(player);
  const tellOver = useEffectEvent(onOver);
  useLayoutEffect(() => {
    player.play(scene, tempo);
    return player.subscribe(() => {
      if (player.model === null) tellOver();
    });
  }, [player, scene, tempo]);
  return playing;
}
