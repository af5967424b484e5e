import { WinkStory } from '@oeillade/story/wink-family';
import { useEffect, useMemo, useState } from 'react';
import { Narrator } from '../../../../ui/stage/narrator.tsx';
import { ScenePlayer } from '../../../../ui/stage/scene-player.ts';
import { useStage } from '../../../../ui/stage/use-stage.ts';
import type { FinaleProps } from '../../../contract/end.ts';
import { sayMasks } from './say-masks.ts';
import { maskAt, type UnmaskingScene, unmaskingOf } from './unmasking.ts';
import { UnmaskingShown } from './unmasking-shown.tsx';

/** The last act of a game that was just played on this screen. */
export function UnmaskingFinale({ record, finish, people, tempo }: FinaleProps) {
  const awards = useMemo(() => new WinkStory(record).awards(), [record]);
  const [player] = useState(() => new ScenePlayer<UnmaskingScene>());
  const playing = useStage(player);
  useEffect(() => {
    player.play(
      unmaskingOf(finish, (seat) => awards[seat] != null),
      tempo,
    );
  }, [player, finish, awards, tempo]);
  const mask = playing && maskAt(playing.step.name);
  const props = { finish, people, awards };
  return (
    <>
      {playing && <UnmaskingShown playing={playing} {...props} />}
      <Narrator says={mask?.step === 'bare' ? sayMasks(playing!.scene.groups[mask.nth]!, props) : null} />
    </>
  );
}
