import { ownCamera } from '../../shell/camera/own-camera.ts';
import { button } from '../button.ts';
import css from './camera-trouble.module.css';
import { say } from './texts/index.ts';
import { useOwnCamera } from './use-own-camera.ts';

/** Somebody wants the camera and it is not there yet: the browser asks, it said no, or there is none. */
export function CameraTrouble() {
  const { state } = useOwnCamera();
  if (state === 'asking') return <p role="status">{say('waits')}</p>;
  if (state !== 'denied' && state !== 'missing') return null;
  return (
    <div className={css.trouble} data-part="camera-trouble" role="alert">
      <h3>{say(`${state}.title`)}</h3>
      <p>{say(`${state}.text`)}</p>
      <div className={css.buttons}>
        <button type="button" {...button()} data-part="camera-off" onClick={() => ownCamera.turnOff()}>
          {say('close')}
        </button>
        <button type="button" {...button('claim')} onClick={() => ownCamera.tryAgain()}>
          {say('again')}
        </button>
      </div>
    </div>
  );
}
