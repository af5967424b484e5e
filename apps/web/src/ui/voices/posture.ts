import { isSpeaking } from '../../shell/live/voices/talk.ts';
import type { VoicesModel } from '../../shell/live/voices/voices.ts';

/** How somebody stands to the voices of the table, as their button shows it. */
export type VoicePosture = 'off' | 'hears' | 'push' | 'muted' | 'speaking';

export function postureOf(model: VoicesModel): VoicePosture {
  if (!model.isOn) return 'off';
  if (model.microphone !== 'on') return 'hears';
  if (isSpeaking(model)) return 'speaking';
  return model.mode === 'push' ? 'push' : 'muted';
}
