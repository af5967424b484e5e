import { clockText } from '../../../ui/replay/clock-text.ts';
import type { Narration } from '../../../ui/stage/narrator.tsx';
import type { Playing } from '../../../ui/stage/scene-player.ts';
import { sayStage } from '../texts/stage.ts';
import type { Cast } from './cast.ts';
import type { NamingScene, WinkScene } from './scenes.ts';

/** A verdict in the first person, for whoever it touches. The room hears it from the log, which waits for it too. */
export function sayVerdict({ scene, step }: Playing<WinkScene>, { people }: Cast): Narration | null {
  if (scene.kind !== 'accusation' || scene.role === 'room' || step.name !== 'verdict') return null;
  const { right, role, wink, accuser, number, key } = scene;
  const name = people[accuser]?.name ?? '';
  const verdict = sayStage(`ear.${right ? 'caught' : 'spared'}.${role}`, { name, number });
  const seen = wink?.ms == null ? '' : ` ${sayStage('seenAt', { at: clockText(wink.at), ms: wink.ms })}`;
  return { key, text: `${verdict}${seen}`, isUrgent: true };
}

type Named = Pick<NamingScene, 'goes' | 'laidBy' | 'number'>;

/** What becomes of a card that was named wrongly (E-11, E-12). */
export function sayFate({ goes, laidBy, number }: Named, holder: string): string {
  if (goes === 'away') return sayStage('goesAway');
  return laidBy === null ? sayStage('goesDown') : sayStage('laidBy', { name: holder, number });
}
