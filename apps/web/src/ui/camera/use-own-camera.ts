import { type CameraModel, ownCamera } from '../../shell/camera/own-camera.ts';
import { useStore } from '../../shell/store.ts';

const whole = (model: CameraModel): CameraModel => model;

/** The camera of this device, as it is now. */
export const useOwnCamera = (): CameraModel => useStore(ownCamera, whole);
