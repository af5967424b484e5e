let isSo = false;
window.addEventListener('keydown', () => {
  isSo = true;
});
window.addEventListener('pointerdown', () => {
  isSo = false;
});

/**
 * Whether the last input was a key. Listened for from the first page on, so that the focus can be set for those who use
 * keys.
 */
export const playsByKeys = (): boolean => isSo;
