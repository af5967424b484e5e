import type { Texts } from '../../../../../shell/i18n/texts.ts';
import type { figures as french } from '../fr/figures.ts';

export const figures: Texts<typeof french> = {
  nations: {
    caption: 'Sechs Nationalitäten und ein Reisepass, den nur du siehst.',
    alt: 'Sechs Nationalitätskarten mit ihren Gerichten und ein offener Reisepass von Japan.',
    passport: 'Reisepass',
  },
  exchange: {
    caption:
      'Ein Burger gegen ein Sushi, vor aller Augen. Ist Zoé Japanerin, oder sollt ihr das nur glauben?',
    alt: 'Eine Burger-Karte geht von der Hand in den Markt aus fünf Karten; eine Sushi-Karte nimmt den umgekehrten Weg.',
    gives: 'gibt',
    takes: 'nimmt',
  },
  eliminate: {
    caption: 'Drei Brezeln im Markt: Zoé entfernt sie und bekommt eine Karte. Deutsche ist sie also nicht.',
    alt: 'Drei Brezel-Karten gehen aus dem Markt auf den Hinweisstapel, und eine verdeckte Karte kommt auf die Hand.',
  },
  identify: {
    caption: 'Zoé legt eine Karte vor Bo. Bo weiß, dass sie sich festgelegt hat, aber nicht, worauf.',
    alt: 'Vor Bo eine verdeckte Enttarnungskarte in Zoés Farbe. Nur Zoé weiß, dass es eine Pizza ist.',
    thinks: 'Zoé weiß',
    shows: 'Die anderen sehen',
  },
  spywhereScore: {
    caption:
      'Vier Karten ihres Landes, zwei Gegner erraten: 4 + 4 × 2 = 12. Sie war als Erste fertig: {bonus} dazu, also 15.',
    alt: 'Vier Sushi-Karten und zwei richtige Enttarnungskarten ergeben zwölf Punkte, dazu {bonus}: fünfzehn.',
  },
};
