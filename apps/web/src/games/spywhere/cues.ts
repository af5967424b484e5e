import type { ShownEvent, SoundCue } from '../../ui/sound/cues.ts';

/** What the whole table hears of an event: a drawn card makes no sound, whoever draws it. */
export function cuesOf({ e }: ShownEvent): SoundCue[] {
  switch (e) {
    case 'dealt':
    case 'exchanged':
      return ['card'];
    case 'eliminated':
    case 'closed':
      return ['call'];
    case 'attempted':
      return ['accusation'];
    default:
      return [];
  }
}
