/** All that is fetched together when somebody thinks of turning a camera on. */
export { AskCamera } from './ask-camera.tsx';
export { CameraSign } from './camera-sign.tsx';
export { CameraTrouble } from './camera-trouble.tsx';
export { Mirror } from './mirror.tsx';
export { cameraTexts } from './texts/index.ts';
