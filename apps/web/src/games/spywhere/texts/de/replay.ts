import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { replay as french } from '../fr/replay.ts';

export const replay: Texts<typeof french> = {
  hand: 'Hand',
  pile: 'Stapel: {{count}}',
  market: 'Der Markt',
  clues: 'Hinweise',
  guesses: 'Vor {{name}}',
  believed: 'Was man glauben konnte',
  leaksNote:
    'Wie sehr ein vollkommener Beobachter die Wahrheit glaubte, nach allem, was jeder sieht. Er nimmt an, dass man eine Karte des eigenen Landes neun von zehn Malen nimmt, wenn eine da ist, selten eine weggibt und selten drei gleiche liegen lässt.',
  pointsNote: 'Was jeder gehabt hätte, wenn das Spiel dort geendet hätte.',
  marks: {
    exchange: 'Tausche',
    elimination: 'Beseitigungen',
    guess: 'Enttarnungen',
  },
  best: {
    'boldest-guess': 'Der kühnste Verdacht',
    'worst-slip': 'Der Ausrutscher',
    'best-kept': 'Das bestgehütete Geheimnis',
  },
  told: {
    'boldest-guess': '{{name}} enttarnt {{named}}; die Hinweise gaben {{percent}} her.',
    'worst-slip': 'In einem Zug verrät sich {{name}}: von {{before}} auf {{after}}.',
    'best-kept': 'Bis {{time}} verriet nichts {{name}}.',
  },
  plots: {
    leaks: 'Wie die Geheimnisse durchsickerten',
    turns: 'gespielte Züge',
  },
};
