import { type DeviceModel, OwnDevice } from '../own-device.ts';

export type CameraModel = DeviceModel;

/**
 * The camera of this device: the mirror, the wink detector and the living face share one stream. What is asked for is enough for
 * the model that finds winks, and for the small pictures of living faces.
 */
export const ownCamera = new OwnDevice({
  video: {
    facingMode: 'user',
    width: { ideal: 640 },
    height: { ideal: 480 },
    frameRate: { ideal: 30 },
  },
  audio: false,
});
