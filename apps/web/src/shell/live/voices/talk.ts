import type { MicrophoneState } from './microphone.ts';

/** Whether somebody's microphone is on, and when the others hear it: while they press, or always. */
export interface Speech {
  readonly microphone: MicrophoneState;
  readonly mode: 'push' | 'open';
  /** In the open mode: the microphone stays on, and nothing of it is sent. */
  readonly isMuted: boolean;
  readonly isPressed: boolean;
}

/** Whether packets go out. It follows from presses alone: not from what is said, and from nothing of the game. */
export const isSpeaking = ({ microphone, mode, isMuted, isPressed }: Speech): boolean =>
  microphone === 'on' && (mode === 'push' ? isPressed : !isMuted);
