/** What the page and the thread of sound call the two ends of a voice. */
export const WORKLET = { capture: 'oeillade-capture', playback: 'oeillade-playback' } as const;
