import type { Texts } from '../../../shell/i18n/texts.ts';
import type { fr } from './fr.ts';

export const de: Texts<typeof fr> = {
  names: {
    'rolled-eyes': 'Augen verdrehen',
    whistle: 'Pfeifen',
    shock: 'Fassungslos',
    squint: 'Schmale Augen',
    laugh: 'Lachen',
    kiss: 'Kusshand',
    tear: 'Träne',
    'slow-clap': 'Langsamer Applaus',
  },
  shows: {
    'rolled-eyes': '{{name}} verdreht die Augen',
    whistle: '{{name}} pfeift vor sich hin',
    shock: '{{name}} kann es nicht fassen',
    squint: '{{name}} kneift die Augen zusammen',
    laugh: '{{name}} lacht',
    kiss: '{{name}} wirft eine Kusshand',
    tear: '{{name}} vergießt eine Träne',
    'slow-clap': '{{name}} klatscht langsam',
  },
};
