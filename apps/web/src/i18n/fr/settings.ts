export const settings = {
  vibration: 'Vibrations',
  hints: 'Conseils',
};
