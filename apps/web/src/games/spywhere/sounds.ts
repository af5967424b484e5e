import type { SharedCue, ShownEvent } from '../../ui/sound/cues.ts';
import type { GameSounds } from '../../ui/sound/game-sounds.ts';
import { brass, drum, type Note } from '../../ui/sound/instruments.ts';

const RECIPES = {
  guess: [drum(0), drum(0.16), brass(147, 0.3), brass(175, 0.3), brass(208, 0.3), drum(0.3)],
  stamp: [{ wave: 'sine', from: 160, to: 50, at: 0, lasts: 0.12, loud: 0.45 }],
} satisfies Record<string, readonly Note[]>;

type SpywhereCue = SharedCue | keyof typeof RECIPES;

/** What the whole table hears of an event: a drawn card makes no sound, whoever draws it. */
export function cuesOf({ e }: ShownEvent): SpywhereCue[] {
  switch (e) {
    case 'dealt':
    case 'exchanged':
      return ['card'];
    case 'eliminated':
    case 'closed':
      return ['call'];
    case 'attempted':
      return ['guess'];
    default:
      return [];
  }
}

export const sounds: GameSounds = { cuesOf, recipes: RECIPES, trembles: { guess: [90, 60, 90] } };
