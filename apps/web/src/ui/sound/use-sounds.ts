import { useEffect, useRef } from 'react';
import type { TableModel } from '../../shell/session/model.ts';
import { useSettings } from '../../shell/settings.ts';
import { type Cue, cuesBetween, untilHurry } from './cues.ts';
import { tremble } from './tremble.ts';

/** Whoever plays in silence needs no orchestra, and nobody waits for it. */
const orchestra = async () => (await import('./player.ts')).player;

/** Lets a player hear and feel what happens at the table, as far as they wish. */
export function useSounds(model: TableModel): void {
  const { sound, vibration } = useSettings();
  const wishes = useRef({ sound, vibration });
  const before = useRef(model);
  useEffect(() => {
    wishes.current = { sound, vibration };
  }, [sound, vibration]);
  useEffect(() => (sound ? unlockAtTouch() : undefined), [sound]);
  useEffect(() => {
    for (const cue of cuesBetween(before.current, model, Date.now())) give(cue, wishes.current);
    before.current = model;
  }, [model]);
  useEffect(() => countDown(model, () => give('hurry', wishes.current)), [model]);
}

function give(cue: Cue, { sound, vibration }: { sound: boolean; vibration: boolean }): void {
  if (sound) void orchestra().then((player) => player.play(cue));
  if (vibration) tremble(cue);
}

function unlockAtTouch(): () => void {
  const unlock = () => void orchestra().then((player) => player.unlock());
  // Whoever came here by a click has touched the page already.
  if (navigator.userActivation?.hasBeenActive) unlock();
  window.addEventListener('pointerdown', unlock);
  window.addEventListener('keydown', unlock);
  return () => {
    window.removeEventListener('pointerdown', unlock);
    window.removeEventListener('keydown', unlock);
  };
}

function countDown(model: TableModel, tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const delay = untilHurry(model, Date.now());
    if (delay === null) return;
    timer = setTimeout(() => {
      tick();
      wait();
    }, delay);
  };
  wait();
  return () => clearTimeout(timer);
}
