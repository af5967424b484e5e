import type { EyeEvent } from '@oeillade/camera';
import { useEffect, useEffectEvent, useState } from 'react';
import { ownEyes } from '../../../../shell/camera/own-eyes.ts';
import { myEyePose } from '../../../../ui/camera/my-eye-pose.ts';
import { TurnOnEyes } from '../../../../ui/camera/turn-on-eyes.tsx';
import { useOwnEyes } from '../../../../ui/camera/use-own-eyes.ts';
import { useShown, useTable } from '../use-wink.ts';
import { type Became, EyeSign } from './eye-sign.tsx';
import { nameOfSeen, wayOf } from './wink-way.ts';

/** The small sign says for so long what became of a wink. */
const SAID = 2_500;

/**
 * My own eye at the table: a wink of it is the table's signal where that is in order; my portrait shuts its eyes with me. Where
 * others see my living face they see it wink: then it is told for the replay, and is no signal.
 */
export function EyeAtTable() {
  const table = useTable();
  const { actions } = table;
  const isOpen = useShown(({ opened }) => opened === 'eye');
  const isNoted = useShown(({ winksForReal }) => winksForReal);
  const isOn = useOwnEyes(({ state }) => state === 'seeking' || state === 'seeing');
  const isStopped = useOwnEyes(({ state }) => state === 'slow' || state === 'failed');
  const pose = useOwnEyes(myEyePose);
  const [became, setBecame] = useState<{ readonly what: Became } | null>(null);
  const close = () => actions.open(null);
  const hear = useEffectEvent((event: EyeEvent) => {
    // While the eyes are being learnt, winks are for that.
    if (isOpen) return;
    const { screen } = table.model;
    if (isNoted) {
      const name = nameOfSeen(screen, event);
      if (!name) return;
      table.session.winked(name, performance.now() - event.t);
      return setBecame({ what: 'noted' });
    }
    const way = wayOf(screen, event);
    if (!way) return;
    if ('send' in way) actions.signal(way.send);
    setBecame('unsent' in way ? { what: way.unsent } : null);
  });
  useEffect(() => ownEyes.hear((event) => hear(event)), []);
  useEffect(() => actions.holdEyes(pose), [actions, pose]);
  useEffect(() => {
    if (!became) return;
    const timer = setTimeout(() => setBecame(null), SAID);
    return () => clearTimeout(timer);
  }, [became]);
  // Whoever leaves the table has turned the camera off.
  useEffect(() => {
    return () => {
      ownEyes.turnOff();
      actions.holdEyes('open');
    };
  }, [actions]);
  return (
    <>
      {(isOpen || isStopped) && (
        <TurnOnEyes purpose={isNoted ? 'told' : 'wink'} onDone={close} onGiveUp={close} />
      )}
      {isOn && !isOpen && <EyeSign isNoted={isNoted} became={became?.what ?? null} />}
    </>
  );
}
