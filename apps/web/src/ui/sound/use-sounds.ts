import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableModel } from '../../shell/session/model.ts';
import { useSettings } from '../../shell/settings.ts';
import { cuesBetween, type SoundCue, untilHurry } from './cues.ts';
import { type GameSounds, playedHere } from './game-sounds.ts';
import { tremble, trembleBy } from './tremble.ts';

/** Whoever plays in silence needs no orchestra, and nobody waits for it. */
const orchestra = async () => (await import('./player.ts')).player;

/**
 * Lets a player hear and feel what happens at the table, as far as they wish. `load` fetches what the game played there sounds
 * like; `whenPlayed` waits until the page has played what led to the end: before that, the end would tell how it came out.
 */
export function useSounds(
  model: TableModel,
  load: (() => Promise<GameSounds>) | null,
  whenPlayed: (then: () => void) => () => void,
): void {
  const sounds = useLoaded(load);
  const { sound, vibration, headphones } = useSettings();
  const wishes = useRef({ sound, vibration, headphones });
  const before = useRef(model);
  const callOff = useRef<() => void>(undefined);
  useEffect(() => {
    wishes.current = { sound, vibration, headphones };
  }, [sound, vibration, headphones]);
  useEffect(() => (sound ? unlockAtTouch() : undefined), [sound]);
  useEffect(() => (sounds ? playedHere.begin(sounds) : undefined), [sounds]);
  useEffect(() => {
    // What happens meanwhile is heard as soon as it is known how that sounds.
    if (!sounds) return;
    const cues = cuesBetween(before.current, model, Date.now(), sounds.cuesOf, wishes.current.headphones);
    for (const cue of cues) if (cue !== 'end') give(cue, wishes.current);
    if (cues.includes('end')) callOff.current = whenPlayed(() => give('end', wishes.current));
    before.current = model;
  }, [model, sounds, whenPlayed]);
  useEffect(() => () => callOff.current?.(), []);
  useEffect(() => countDown(model, () => give('hurry', wishes.current)), [model]);
}

/**
 * Lets a player hear and feel what only they know, whenever `key` becomes another: alone against bots, or by headphones if they
 * say that they have some. In one room it would tell everybody.
 */
export function useSecretSound(cue: SoundCue, key: number | null, isHeardByOthers: boolean): void {
  const { sound, vibration, headphones } = useSettings();
  const last = useRef(key);
  useEffect(() => {
    if (key === last.current) return;
    last.current = key;
    if (key !== null && (headphones || !isHeardByOthers)) give(cue, { sound, vibration });
  }, [cue, key, isHeardByOthers, sound, vibration, headphones]);
}

/** Gives one sound, as far as this device's player wishes to hear it: what is staged sounds with its own steps. */
export function useCue(): (cue: SoundCue) => void {
  const { sound, vibration } = useSettings();
  return useCallback((cue) => give(cue, { sound, vibration }), [sound, vibration]);
}

/** So long a device trembles that says what its own player has just been told. */
const TOUCH = [40];

/** Lets the device of whoever something touches tremble, where they wish it: what the whole table knows, and nothing else. */
export function useTouch(): () => void {
  const { vibration } = useSettings();
  return useCallback(() => {
    if (vibration) trembleBy(TOUCH);
  }, [vibration]);
}

function useLoaded(load: (() => Promise<GameSounds>) | null): GameSounds | null {
  const [loaded, setLoaded] = useState<GameSounds | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Whoever gets no sounds plays in silence.
    load?.().then(
      (sounds) => isWanted && setLoaded(sounds),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return loaded;
}

function give(cue: SoundCue, { sound, vibration }: { sound: boolean; vibration: boolean }): void {
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
