import { useEffect, useEffectEvent, useId, useState } from 'react';
import { ownEyes } from '../../shell/camera/own-eyes.ts';
import { button } from '../button.ts';
import { Dialog } from '../dialog.tsx';
import panelCss from '../panel.module.css';
import { AskCamera, type CameraPurpose } from './ask-camera.tsx';
import { Calibrate } from './calibrate.tsx';
import { CameraSign } from './camera-sign.tsx';
import { CameraTrouble } from './camera-trouble.tsx';
import { say } from './texts/index.ts';
import css from './turn-on-eyes.module.css';
import { useOwnCamera } from './use-own-camera.ts';
import { useOwnEyes } from './use-own-eyes.ts';

interface TurnOnEyesProps {
  /** What my winks are for. */
  readonly purpose?: CameraPurpose;
  /** The camera is on, and the eyes are known or will be learnt. */
  readonly onDone: () => void;
  /** The person would rather not, or it could not be. */
  readonly onGiveUp: () => void;
}

/** From the question to eyes that are known: words, then the browser's question, then ten seconds of blinks and winks. */
export function TurnOnEyes({ purpose = 'wink', onDone, onGiveUp }: TurnOnEyesProps) {
  const isOn = useOwnEyes(({ state }) => state !== 'off');
  const [isAgreed, setAgreed] = useState(isOn);
  const agree = () => {
    ownEyes.turnOn();
    setAgreed(true);
  };
  if (!isAgreed) return <AskCamera purpose={purpose} onYes={agree} onNo={onGiveUp} />;
  return <Begin onDone={onDone} onGiveUp={onGiveUp} />;
}

function Begin({ onDone, onGiveUp }: Omit<TurnOnEyesProps, 'purpose'>) {
  const title = useId();
  const camera = useOwnCamera().state;
  const eyes = useOwnEyes(({ state }) => state);
  const isReady = camera === 'on' && (eyes === 'seeking' || eyes === 'seeing');
  const isBroken = eyes === 'failed' || eyes === 'slow';
  const turnedOff = useEffectEvent(onGiveUp);
  const giveUp = () => {
    ownEyes.turnOff();
    onGiveUp();
  };
  useEffect(() => {
    if (eyes === 'off') turnedOff();
  }, [eyes]);
  return (
    <Dialog
      veil={panelCss.veil}
      panel={`${panelCss.panel} ${css.panel}`}
      part="turn-on-eyes"
      labelledBy={title}
      onClose={isReady ? onDone : giveUp}
    >
      <h2 className={panelCss.title} id={title}>
        {say(isBroken ? `eyes.${eyes}.title` : 'eyes.title')}
      </h2>
      {isReady ? (
        <>
          <CameraSign className={css.sign} />
          <Calibrate onDone={onDone} />
        </>
      ) : isBroken ? (
        <>
          <p role="alert">{say(`eyes.${eyes}.text`)}</p>
          <button type="button" {...button()} onClick={giveUp}>
            {say('close')}
          </button>
        </>
      ) : (
        <>
          <CameraTrouble />
          {camera === 'on' && <p role="status">{say('eyes.loading')}</p>}
        </>
      )}
    </Dialog>
  );
}
