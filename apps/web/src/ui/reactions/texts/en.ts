import type { Texts } from '../../../shell/i18n/texts.ts';
import type { fr } from './fr.ts';

export const en: Texts<typeof fr> = {
  names: {
    'rolled-eyes': 'Rolled eyes',
    whistle: 'Whistle',
    shock: 'Shock',
    squint: 'Squint',
    laugh: 'Laugh',
    kiss: 'Kiss',
    tear: 'Tear',
    'slow-clap': 'Slow clap',
  },
  shows: {
    'rolled-eyes': '{{name}} looks up to heaven',
    whistle: '{{name}} whistles',
    shock: '{{name}} cannot believe it',
    squint: '{{name}} squints',
    laugh: '{{name}} laughs',
    kiss: '{{name}} blows a kiss',
    tear: '{{name}} sheds a tear',
    'slow-clap': '{{name}} claps slowly',
  },
};
