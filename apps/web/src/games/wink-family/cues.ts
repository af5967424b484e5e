import type { TableModel } from '../../shell/session/model.ts';
import type { ShownEvent, SoundCue } from '../../ui/sound/cues.ts';

/**
 * What the whole table hears of an event; a verdict is heard when the stage comes to it. My own card may be heard only where
 * nobody else hears it.
 */
export function cuesOf(event: ShownEvent, model: TableModel, hearsSecrets: boolean): SoundCue[] {
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
