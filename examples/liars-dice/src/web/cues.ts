import type { ShownEvent, SoundCue } from '@oeillade/web/ui/sound/cues.ts';

/** Dice make the same sound under every cup. */
export function cuesOf(event: ShownEvent): SoundCue[] {
  switch (event.e) {
    case 'dealt':
    case 'rolled':
      return ['card'];
    case 'bid':
      return ['call'];
    case 'doubted':
      return ['accusation', event['right'] ? 'right' : 'wrong'];
    default:
      return [];
  }
}
