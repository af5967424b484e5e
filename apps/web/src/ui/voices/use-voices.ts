import { type VoicesModel, voices } from '../../shell/live/voices/voices.ts';
import { useStore } from '../../shell/store.ts';

const whole = (model: VoicesModel): VoicesModel => model;

/** The voices of this table, as this page has them now. */
export const useVoices = (): VoicesModel => useStore(voices, whole);
