import type { EyeEvent } from '@oeillade/camera';
import { useEffect, useEffectEvent, useState } from 'react';
import { ownEyes } from '../../../../shell/camera/own-eyes.ts';
import { CameraSign } from '../../../../ui/camera/camera-sign.tsx';
import { Mirror } from '../../../../ui/camera/mirror.tsx';
import { myEyePose } from '../../../../ui/camera/my-eye-pose.ts';
import { TurnOnEyes } from '../../../../ui/camera/turn-on-eyes.tsx';
import { useOwnEyes } from '../../../../ui/camera/use-own-eyes.ts';
import { sayEye } from '../../texts/eye.ts';
import { useShown, useTable } from '../use-wink.ts';
import css from './eye-at-table.module.css';
import { type WhyUnsent, wayOfWink } from './wink-way.ts';

/** The small sign says for so long that a wink was seen and not sent. */
const SAID = 2_500;

/** My own eye at the table: a wink of it is the table's signal where that is in order; my portrait shuts its eyes with me. */
export function EyeAtTable() {
  const table = useTable();
  const { actions } = table;
  const isOpen = useShown(({ opened }) => opened === 'eye');
  const isOn = useOwnEyes(({ state }) => state === 'seeking' || state === 'seeing');
  const isStopped = useOwnEyes(({ state }) => state === 'slow' || state === 'failed');
  const pose = useOwnEyes(myEyePose);
  const [unsent, setUnsent] = useState<{ readonly why: WhyUnsent } | null>(null);
  const close = () => actions.open(null);
  const hear = useEffectEvent(({ side }: EyeEvent) => {
    // While the eyes are being learnt, winks are for that.
    if (!side || isOpen) return;
    const way = wayOfWink(table.model.screen, side);
    if ('send' in way) actions.signal(way.send);
    setUnsent('unsent' in way ? { why: way.unsent } : null);
  });
  useEffect(() => ownEyes.hear((event) => hear(event)), []);
  useEffect(() => actions.holdEyes(pose), [actions, pose]);
  useEffect(() => {
    if (!unsent) return;
    const timer = setTimeout(() => setUnsent(null), SAID);
    return () => clearTimeout(timer);
  }, [unsent]);
  // Whoever leaves the table has turned the camera off.
  useEffect(() => {
    return () => {
      ownEyes.turnOff();
      actions.holdEyes('open');
    };
  }, [actions]);
  return (
    <>
      {(isOpen || isStopped) && <TurnOnEyes onDone={close} onGiveUp={close} />}
      {isOn && !isOpen && (
        <div className={css.corner} data-part="wink-own-eye">
          <Mirror className={css.mirror} />
          <CameraSign className={css.sign} />
          <p className={css.unsent} role="status" data-part="wink-unsent" data-why={unsent?.why}>
            {unsent && sayEye(`unsent.${unsent.why}`)}
          </p>
        </div>
      )}
    </>
  );
}
