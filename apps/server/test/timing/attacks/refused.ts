import type { Attack } from '../attack.ts';
import { now } from '../clock.ts';
import { readAfter } from '../moments.ts';
import type { Scene } from '../scene.ts';

/** Dora asks for what she may not do, and times the refusal: does it wait for something that is being stored? */
export const refused: Attack = {
  name: 'a third seat times a refusal',
  acts: ['look', 'wink'],
  try: (trial) => readAfter(trial, async () => ({ 'time of the answer': await timeRefusal(trial.scene) })),
};

async function timeRefusal({ dora }: Scene): Promise<number> {
  const asked = now();
  const { at, frame } = await dora.ask({ ask: 'play', command: { do: 'call', number: 1 } });
  if (!frame.refusal) throw new Error('Dora was to be refused.');
  return at - asked;
}
