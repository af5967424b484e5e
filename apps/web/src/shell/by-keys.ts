let isSo = false;
window.addEventListener('keydown', () => {
  isSo = true;
});
window.addEventListener('pointerdown', () => {
  isSo = false;
});

/** Whether the last that was pressed was a key. Known from the first page on, so that whoever comes by keys goes on by keys. */
export const playsByKeys = (): boolean => isSo;
