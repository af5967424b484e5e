import { useId } from 'react';
import { whyNoCamera } from '../../shell/camera/secure-page.ts';
import { button } from '../button.ts';
import { Dialog } from '../dialog.tsx';
import panelCss from '../panel.module.css';
import { Point, Points } from '../points.tsx';
import css from './ask-camera.module.css';
import { NoCamera } from './no-camera/lazy.tsx';
import { EmptySign, EyeSign, HereSign, OffSign, WaySign } from './signs.tsx';
import { say } from './texts/index.ts';

/**
 * What the picture is for, which decides where it goes: `sealed` is a living face that the server cannot see; `told` finds the
 * winks of a living face for the replay.
 */
export type CameraPurpose = 'wink' | 'living' | 'sealed' | 'told';

interface AskCameraProps {
  readonly purpose: CameraPurpose;
  /** The person wants it: from here on the browser may ask. */
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** The page that says what cameras see, and how to check it. */
const MORE = '/cameras';

/** Said before the browser asks: why, where the picture goes and what is kept of it. Or why there can be no camera. */
export function AskCamera({ purpose, onYes, onNo }: AskCameraProps) {
  const title = useId();
  const whyNot = whyNoCamera();
  return (
    <Dialog
      veil={panelCss.veil}
      panel={`${panelCss.panel} ${css.panel}`}
      part="ask-camera"
      labelledBy={title}
      onClose={onNo}
    >
      <h2 className={panelCss.title} id={title}>
        {say(`ask.${purpose}.title`)}
      </h2>
      {whyNot ? <NoCamera why={whyNot} /> : <WhatItSees purpose={purpose} />}
      <div className={css.buttons}>
        <button type="button" {...button()} data-part="camera-no" onClick={onNo}>
          {say(whyNot ? 'close' : 'ask.no')}
        </button>
        {!whyNot && (
          <button type="button" {...button('claim')} data-part="camera-yes" onClick={onYes}>
            {say('ask.yes')}
          </button>
        )}
      </div>
    </Dialog>
  );
}

function WhatItSees({ purpose }: Pick<AskCameraProps, 'purpose'>) {
  return (
    <>
      <Points>
        <Point sign={<EyeSign />} says={say(`ask.${purpose}.why`)} />
        <Point sign={purpose === 'living' ? <WaySign /> : <HereSign />} says={say(`ask.${purpose}.goes`)} />
        <Point sign={<EmptySign />} says={say(`ask.${purpose}.kept`)} />
        <Point sign={<OffSign />} says={say('ask.off')} />
      </Points>
      <p className={css.browser}>{say('ask.browser')}</p>
      {/* Beside this page: whoever reads it comes back to where they were. */}
      <a className={css.more} href={MORE} target="_blank" rel="noopener">
        {say('ask.more')}
      </a>
    </>
  );
}
