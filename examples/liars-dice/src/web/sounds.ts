import type { SharedCue, ShownEvent } from '@oeillade/web/ui/sound/cues.ts';
import type { GameSounds } from '@oeillade/web/ui/sound/game-sounds.ts';
import { drum, type Note } from '@oeillade/web/ui/sound/instruments.ts';

const die = (from: number, at: number): Note => ({ wave: 'square', from, at, lasts: 0.03, loud: 0.06 });

/** What this game alone sounds like; `ui/sound` has what all games share. */
const RECIPES = {
  rattle: [die(620, 0), die(540, 0.05), die(700, 0.09), die(580, 0.15), die(640, 0.2)],
  doubt: [drum(0), drum(0.16), drum(0.3)],
} satisfies Record<string, readonly Note[]>;

type DiceCue = SharedCue | keyof typeof RECIPES;

/** Dice make the same sound under every cup. */
export function cuesOf(event: ShownEvent): DiceCue[] {
  switch (event.e) {
    case 'dealt':
    case 'rolled':
      return ['rattle'];
    case 'bid':
      return ['call'];
    case 'doubted':
      return ['doubt', event['right'] ? 'right' : 'wrong'];
    default:
      return [];
  }
}

export const sounds: GameSounds = { cuesOf, recipes: RECIPES, trembles: { doubt: [90, 60, 90] } };
