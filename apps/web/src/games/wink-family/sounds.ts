import type { TableModel } from '../../shell/session/model.ts';
import type { SharedCue, ShownEvent } from '../../ui/sound/cues.ts';
import type { GameSounds } from '../../ui/sound/game-sounds.ts';
import { bell, brass, drum, type Note, pluck } from '../../ui/sound/instruments.ts';

const clap = (at: number): Note => ({ wave: 'square', from: 1_900, to: 420, at, lasts: 0.04, loud: 0.06 });

/** What no other game sounds like. */
export const RECIPES = {
  mine: [bell(1175, 0, 0.05), bell(1568, 0.12, 0.05)],
  winking: [{ wave: 'sine', from: 880, to: 590, at: 0, lasts: 0.16, loud: 0.05 }],
  winked: [bell(1319, 0, 0.05), bell(1760, 0.09, 0.05), bell(2637, 0.18, 0.03)],
  accusation: [drum(0), drum(0.16), brass(147, 0.3), brass(175, 0.3), brass(208, 0.3), drum(0.3)],
  heart: [
    { wave: 'sine', from: 72, to: 48, at: 0, lasts: 0.16, loud: 0.4 },
    { wave: 'sine', from: 66, to: 44, at: 0.18, lasts: 0.2, loud: 0.26 },
  ],
  smile: [pluck(587, 0, 0.1), pluck(784, 0.12, 0.1)],
  claps: [clap(0), clap(0.16)],
  tear: [{ wave: 'sawtooth', from: 1400, to: 240, at: 0, lasts: 0.16, loud: 0.05 }],
  slap: [{ wave: 'square', from: 210, to: 70, at: 0, lasts: 0.09, loud: 0.12 }],
  mask: [pluck(440, 0), pluck(554, 0.08, 0.1)],
  doors: [bell(523, 0), bell(659, 0), bell(784, 0), bell(1047, 0.06, 0.12)],
} satisfies Record<string, readonly Note[]>;

/** What can be heard and felt at a table of the wink family. */
export type WinkCue = SharedCue | keyof typeof RECIPES;

const TREMBLES = { mine: [25], winked: [20], accusation: [90, 60, 90] } satisfies Partial<
  Record<WinkCue, readonly number[]>
>;

/**
 * What the whole table hears of an event; a verdict is heard when the stage comes to it. My own card may be heard only where
 * nobody else hears it.
 */
export function cuesOf(event: ShownEvent, model: TableModel, hearsSecrets: boolean): WinkCue[] {
  switch (event.e) {
    case 'dealt':
      return ['card'];
    case 'called':
      return hearsSecrets && isMine(event, model) ? ['call', 'mine'] : ['call'];
    case 'accused':
      return ['accusation'];
    default:
      return [];
  }
}

function isMine({ seat: caller, number }: ShownEvent, { seat, view }: TableModel): boolean {
  const { hand } = (view ?? {}) as { readonly hand?: readonly unknown[] | null };
  return seat !== null && caller !== seat && (hand?.includes(number) ?? false);
}

export const sounds: GameSounds = { cuesOf, recipes: RECIPES, trembles: TREMBLES };
