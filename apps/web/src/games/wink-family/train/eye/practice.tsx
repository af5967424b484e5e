import { useEffect, useState } from 'react';
import { ownEyes } from '../../../../shell/camera/own-eyes.ts';
import { readPerson } from '../../../../shell/session/person-kept.ts';
import { useStore } from '../../../../shell/store.ts';
import { figureOf } from '../../../../ui/art/guests/costume/figure.ts';
import { AvatarRound } from '../../../../ui/art/index.ts';
import { button } from '../../../../ui/button.ts';
import { CameraSign } from '../../../../ui/camera/camera-sign.tsx';
import { Mirror } from '../../../../ui/camera/mirror.tsx';
import { myEyePose } from '../../../../ui/camera/my-eye-pose.ts';
import { useOwnEyes } from '../../../../ui/camera/use-own-eyes.ts';
import { sayEye } from '../../texts/eye.ts';
import css from './practice.module.css';
import { type Did, SeenEyes, type SeenModel } from './seen-eyes.ts';

const KINDS: readonly Did[] = ['left', 'blink', 'right'];

interface PracticeProps {
  readonly onCalibrate: () => void;
}

/** My face and the drawn one beside each other, and what was recognised. */
export function Practice({ onCalibrate }: PracticeProps) {
  const [seen] = useState(() => new SeenEyes());
  useEffect(() => seen.open(), [seen]);
  const model = useStore(seen, (all) => all);
  const { isSeeing, rate } = useOwnEyes(({ state, rate: measured }) => ({
    isSeeing: state === 'seeing',
    rate: measured,
  }));
  return (
    <div className={css.practice}>
      <CameraSign className={css.sign} />
      <div className={css.faces}>
        <Mirror className={css.mirror} />
        <MyDrawnFace />
      </div>
      <p className={css.said} role="status" data-part="eye-said">
        {isSeeing ? sayLast(model) : sayEye('noFace')}
      </p>
      <Counts model={model} />
      <Lately model={model} />
      <div className={css.ways}>
        <button type="button" {...button()} onClick={onCalibrate}>
          {sayEye('calibrate')}
        </button>
        <button type="button" {...button()} data-part="eye-stop" onClick={() => ownEyes.turnOff()}>
          {sayEye('stop')}
        </button>
      </div>
      <p className={css.rate} data-part="eye-rate" data-rate={rate ?? undefined}>
        {rate !== null && sayEye('rate', { count: rate })}
      </p>
    </div>
  );
}

/** It shuts its eyes with mine, as a mirror does. */
function MyDrawnFace() {
  const pose = useOwnEyes(myEyePose);
  const [me] = useState(() => readPerson());
  return <AvatarRound guest={figureOf(me?.face ?? 0, me?.costume)} colour="vermilion" eye={pose} />;
}

function sayLast({ lately }: SeenModel): string {
  const last = lately.at(-1);
  return last ? sayEye(`seen.${last.did}`) : sayEye('waits');
}

function Counts({ model: { counts } }: { readonly model: SeenModel }) {
  return (
    <dl className={css.counts}>
      {KINDS.map((did) => (
        <div key={did} data-part="eye-count" data-did={did} data-count={counts[did]}>
          <dt>{sayEye(did)}</dt>
          <dd>{counts[did]}</dd>
        </div>
      ))}
    </dl>
  );
}

const POSES = { left: 'wink-left', right: 'wink-right', blink: 'blink' } as const;

function Lately({ model: { lately } }: { readonly model: SeenModel }) {
  return (
    <ol className={css.lately} aria-label={sayEye('lately')}>
      {lately.map(({ nth, did }) => (
        <li key={nth} data-part="eye-event" data-nth={nth} data-did={did}>
          <AvatarRound
            guest={1}
            colour={did === 'blink' ? 'sky' : 'vermilion'}
            eye={POSES[did]}
            label={sayEye(did)}
          />
        </li>
      ))}
    </ol>
  );
}
