import { ownEyes } from '../../../../shell/camera/own-eyes.ts';
import signCss from '../../../../ui/camera/camera-sign.module.css';
import { CrossSign, EyeSign } from '../../../../ui/camera/signs.tsx';
import { sayEye } from '../../texts/eye.ts';

/** My winks are told for the replay: one tap ends that, and my living face stays. */
export const NotedSign = ({ className }: { readonly className: string | undefined }) => (
  <button
    type="button"
    className={`${signCss.sign} ${className ?? ''}`}
    data-part="wink-noted"
    title={sayEye('noted.off')}
    onClick={() => ownEyes.turnOff()}
  >
    <EyeSign />
    {sayEye('noted.isOn')}
    <span className="visually-hidden">. {sayEye('noted.off')}</span>
    <CrossSign />
  </button>
);
