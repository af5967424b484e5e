export const settings = {
  vibration: 'Vibrations',
  hints: 'Conseils',
  theme: 'Jour ou nuit',
  language: 'Langue',
};
