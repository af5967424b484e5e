import { lazy } from 'react';

/** Tables without voices never fetch it. */
export const VoiceButton = lazy(async () => {
  const { speakingTexts, VoiceButton } = await import('./voice-button.tsx');
  await speakingTexts.load();
  return { default: VoiceButton };
});
