import { useEffect, useState } from 'react';
import licence from '../../../../../models/LICENSE.txt?url';
import { ownEyes } from '../../../../shell/camera/own-eyes.ts';
import { useArrival } from '../../../../shell/use-arrival.ts';
import { useLanguage } from '../../../../shell/use-language.ts';
import { button } from '../../../../ui/button.ts';
import { TurnOnEyes } from '../../../../ui/camera/turn-on-eyes.tsx';
import { useOwnEyes } from '../../../../ui/camera/use-own-eyes.ts';
import { TopBar } from '../../../../ui/top-bar.tsx';
import { sayEye } from '../../texts/eye.ts';
import pageCss from '../page.module.css';
import { TrainScene } from '../scene.tsx';
import css from './eye-page.module.css';
import { Practice } from './practice.tsx';

/** A page to try one's own wink: what the camera saw, and how often. Whoever leaves it has turned the camera off. */
export function EyePage() {
  useLanguage();
  const heading = useArrival();
  const isOn = useOwnEyes(({ state }) => state !== 'off' && state !== 'slow' && state !== 'failed');
  const isStopped = useOwnEyes(({ state }) => state === 'slow' || state === 'failed');
  const [isBeginning, setBeginning] = useState(false);
  useEffect(() => () => ownEyes.turnOff(), []);
  const isPractising = isOn && !isBeginning;
  return (
    <main className={pageCss.page} data-part="train" data-on={isPractising || undefined}>
      <TopBar />
      <h1 ref={heading} tabIndex={-1}>
        {sayEye('title')}
      </h1>
      {isPractising ? (
        <Practice onCalibrate={() => setBeginning(true)} />
      ) : (
        <>
          <TrainScene />
          <p className={pageCss.lead}>{sayEye('lead')}</p>
          <button type="button" {...button('claim')} data-part="eye-begin" onClick={() => setBeginning(true)}>
            {sayEye('begin')}
          </button>
        </>
      )}
      {(isBeginning || isStopped) && (
        <TurnOnEyes onDone={() => setBeginning(false)} onGiveUp={() => setBeginning(false)} />
      )}
      <section className={css.signals}>
        <h2>{sayEye('signals.title')}</h2>
        <p>{sayEye('signals.text')}</p>
        <p className={css.small}>
          {sayEye('licence')} <a href={licence}>Apache 2.0</a>
        </p>
      </section>
    </main>
  );
}
