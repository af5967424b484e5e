export const settings = {
  vibration: 'Vibrations',
  theatre: { title: 'Théâtre', full: 'Complet', brief: 'Bref', plain: 'Sobre' },
  hints: 'Conseils',
  theme: 'Jour ou nuit',
  language: 'Langue',
};
