export const settings = {
  title: 'Réglages',
  done: 'C’est bon',
  sound: 'Sons',
  vibration: 'Vibrations',
  theatre: { title: 'Théâtre', full: 'Complet', brief: 'Bref', plain: 'Sobre' },
  hints: 'Conseils',
  theme: 'Jour ou nuit',
  look: 'Ambiance',
  themes: { system: 'Comme l’appareil', nuit: 'Nuit', jour: 'Jour' },
  language: 'Langue',
};
