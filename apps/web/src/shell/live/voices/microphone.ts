import { type DeviceState, OwnDevice } from '../../own-device.ts';

export type MicrophoneState = DeviceState;

/** The microphone of this device: the browser takes out of it what its own loudspeaker says. */
export const microphone = (): OwnDevice =>
  new OwnDevice({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 },
    video: false,
  });
