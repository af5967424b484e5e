export const settings = {
  title: 'Réglages',
  done: 'C’est bon',
  sound: 'Sons',
  vibration: 'Vibrations',
  hints: 'Conseils',
  theme: 'Jour ou nuit',
  look: 'Ambiance',
  themes: { system: 'Comme l’appareil', nuit: 'Nuit', jour: 'Jour' },
  language: 'Langue',
};
