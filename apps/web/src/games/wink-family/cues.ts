import type { TableModel } from '../../shell/session/model.ts';
import type { Cue, ShownEvent } from '../../ui/sound/cues.ts';

/** What the whole table hears of an event; a verdict is heard when the stage comes to it. Only alone against bots may my own card be heard: nobody is there to be told. */
export function cuesOf(event: ShownEvent, model: TableModel): Cue[] {
  switch (event.e) {
    case 'dealt':
      return ['card'];
    case 'called':
      return isForMeAlone(event, model) ? ['call', 'mine'] : ['call'];
    case 'accused':
      return ['accusation'];
    default:
      return [];
  }
}

function isForMeAlone({ seat: caller, number }: ShownEvent, { lobby, seat, view }: TableModel): boolean {
  const { hand } = (view ?? {}) as { readonly hand?: readonly unknown[] | null };
  const isAlone = lobby?.seats.every(({ kind }, index) => kind === 'bot' || index === seat) ?? false;
  return isAlone && seat !== null && caller !== seat && (hand?.includes(number) ?? false);
}
