import { type ReactNode, useState } from 'react';
import { Choice } from '../../choice.tsx';
import { AndroidAdvanced, AndroidWarning, IphoneConfirm, IphoneDetails, IphoneWarning } from './screens.tsx';
import { say } from './texts/index.ts';
import css from './warning.module.css';
import { DEVICES, deviceOf } from './which-device.ts';

/** The warning page of one's own phone, step by step; that of the other is a tap away. */
export function Warning({ host }: { readonly host: string }) {
  const [device, setDevice] = useState(() => deviceOf(navigator.userAgent));
  return (
    <div className={css.warning} data-part="phone-warning">
      <Choice
        legend={say('over.device')}
        values={DEVICES}
        value={device}
        say={(one) => say(`devices.${one}`)}
        onChange={setDevice}
      />
      {device === 'iphone' ? (
        <ol className={css.steps}>
          <Step number={1} screen={<IphoneWarning />} says={say('iphone.steps.details')} />
          <Step number={2} screen={<IphoneDetails />} says={say('iphone.steps.visit')} />
          <Step number={3} screen={<IphoneConfirm />} says={say('iphone.steps.confirm')} />
        </ol>
      ) : (
        <ol className={css.steps}>
          <Step number={1} screen={<AndroidWarning />} says={say('android.steps.advanced')} />
          <Step number={2} screen={<AndroidAdvanced host={host} />} says={say('android.steps.proceed')} />
        </ol>
      )}
    </div>
  );
}

interface StepProps {
  readonly number: number;
  readonly screen: ReactNode;
  readonly says: string;
}

const Step = ({ number, screen, says }: StepProps) => (
  <li className={css.step}>
    {/* What it shows, the sentence says. */}
    <div className={css.phone} aria-hidden="true">
      <div className={css.screen}>{screen}</div>
    </div>
    <p className={css.says}>
      <span className={css.number}>{number}</span>
      {says}
    </p>
  </li>
);
