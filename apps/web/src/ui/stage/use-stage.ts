import { useEffect } from 'react';
import { useStore } from '../../shell/store.ts';
import type { SoundCue } from '../sound/cues.ts';
import { useCue, useTouch } from '../sound/use-sounds.ts';
import { calmsMotion } from './calm.ts';
import { onStage } from './on-stage.ts';
import type { Scene } from './scene.ts';
import type { Playing, ScenePlayer } from './scene-player.ts';

/** Follows what is on the stage: presses end it, eyes hold while paper moves, and each step sounds. */
export function useStage<Played extends Scene>(player: ScenePlayer<Played>): Playing<Played> | null {
  const playing = useStore(player, (model) => model);
  const isPlaying = playing !== null;
  useEndByPress(player, isPlaying);
  useHeldGaze(playing?.step.gaze === 'hold');
  useStepSound(playing?.step.sound, playing?.step.name);
  useStepFelt(playing?.step.isFelt === true);
  useEffect(() => {
    const tell = () => onStage.tell(player);
    const leave = player.subscribe(tell);
    tell();
    return () => {
      player.end();
      leave();
    };
  }, [player]);
  return playing;
}

/** A press goes on to whatever it is for: the scene neither takes it nor keeps it waiting. */
function useEndByPress(player: { end(): void }, isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) return;
    const press = (event: Event) => {
      if (!(event instanceof KeyboardEvent && event.repeat)) player.end();
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('keydown', press, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('keydown', press, true);
    };
  }, [player, isPlaying]);
}

/** On the page's root, where the eyes of every drawing find it. */
function useHeldGaze(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const { dataset } = document.documentElement;
    dataset['gaze'] = 'hold';
    return () => {
      delete dataset['gaze'];
    };
  }, [isHeld]);
}

function useStepFelt(isFelt: boolean): void {
  const touch = useTouch();
  useEffect(() => {
    if (isFelt && !calmsMotion()) touch();
  }, [isFelt, touch]);
}

function useStepSound(sound: SoundCue | undefined, step: string | undefined): void {
  const give = useCue();
  // biome-ignore lint/correctness/useExhaustiveDependencies: two steps may sound alike, and each sounds once.
  useEffect(() => {
    if (sound) give(sound);
  }, [sound, step, give]);
}
