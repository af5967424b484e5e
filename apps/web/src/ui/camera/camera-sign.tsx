import { ownCamera } from '../../shell/camera/own-camera.ts';
import css from './camera-sign.module.css';
import { CrossSign, LensSign } from './signs.tsx';
import { say } from './texts/index.ts';
import { useOwnCamera } from './use-own-camera.ts';

interface CameraSignProps {
  /** Where it stands; by itself it is at the top of the page, over everything. */
  readonly className?: string | undefined;
}

/** While the camera is on it says so, whoever wanted it. One tap turns it off for all of them. */
export function CameraSign({ className = css.atTheTop }: CameraSignProps) {
  const { state } = useOwnCamera();
  if (state !== 'on') return null;
  return (
    <button
      type="button"
      className={`${css.sign} ${className}`}
      data-part="camera-sign"
      title={say('turnOff')}
      onClick={() => ownCamera.turnOff()}
    >
      <span className={css.lamp}>
        <LensSign />
      </span>
      {say('isOn')}
      <span className="visually-hidden">. {say('turnOff')}</span>
      <CrossSign />
    </button>
  );
}
