import { WinkStory } from '@oeillade/story/wink-family';
import { useMemo } from 'react';
import { Narrator } from '../../../../ui/stage/narrator.tsx';
import { useFinale } from '../../../../ui/stage/use-finale.ts';
import type { FinaleProps } from '../../../contract/end.ts';
import { sayMasks } from './say-masks.ts';
import { toldAt, unmaskingOf } from './unmasking.ts';
import { UnmaskingShown } from './unmasking-shown.tsx';

/** The last act of a game that was just played on this screen. */
export function UnmaskingFinale({ record, finish, people, tempo, onOver }: FinaleProps) {
  const awards = useMemo(() => new WinkStory(record).awards(), [record]);
  const scene = useMemo(() => unmaskingOf(finish), [finish]);
  const playing = useFinale(scene, tempo, onOver);
  const props = { finish, people, awards };
  return (
    <>
      {playing && <UnmaskingShown playing={playing} {...props} />}
      <Narrator says={playing && sayMasks(toldAt(playing.step.name, scene), props)} />
    </>
  );
}
