import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { figures as french } from '../fr/figures.ts';

export const figures: Texts<typeof french> = {
  call: {
    caption:
      'Zoé ruft die 25 auf. Ada hat die andere 25 auf der Hand: Sie ist die Partnerin, und nur sie weiß es.',
    alt: 'Sechs Karten der Auslage; Zoés Stein steht auf der 25. Darunter Adas Hand mit einer 25.',
    hand: 'Adas Hand',
  },
  sight: {
    caption:
      'Ada zwinkert. Zoé schaut sie an und sieht es; Lin späht herüber und sieht es auch. Bo schaut Zoé an: Er hat nichts gesehen.',
    alt: 'Vier Gesichter und ihre Blicke: Zoé und Ada schauen einander an, Lin schaut Ada an, Bo schaut Zoé an. Ada zwinkert.',
    sees: 'sieht es',
    blind: 'sieht nichts',
  },
  signals: {
    caption: 'Zwinkern, Augenbrauen, Nicken, geneigter Kopf, Hand am Kinn: Ihr macht es vor dem Spiel aus.',
    alt: 'Fünf Gesichter, jedes mit einem anderen Zeichen.',
  },
  right: {
    caption: '„Ada hat die 25!“ Gut gesehen: Jede behält eine 25 offen vor sich. Für jede ein Punkt.',
    alt: 'Zoé und Ada, jede mit einer offenen 25 vor sich und einem Punkt.',
  },
  wrong: {
    zwinkern: {
      caption:
        '„Bo hat die 25!“ Daneben: Die 25 kommt aus der Auslage weg. Ada behält ihre auf der Hand und sagt nichts.',
      alt: 'In der Auslage ein leerer Platz, wo die 25 war. Weder Bo noch Ada hat etwas abgelegt.',
    },
    'wink-agents': {
      caption:
        '„Bo hat die 25!“ Daneben: Die 25 wird in der Auslage umgedreht, und Ada legt ihre verdeckt vor sich.',
      alt: 'In der Auslage liegt die 25 verdeckt. Vor Ada eine verdeckte Karte, vor Bo nichts.',
    },
    wink: {
      caption:
        '„Bo hat die 25!“ Daneben: Die 25 wird umgedreht, und Ada legt ihre verdeckt vor sich. Hätte niemand die 25, würde niemand etwas ablegen.',
      alt: 'In der Auslage liegt die 25 verdeckt. Vor Ada eine verdeckte Karte, vor Bo nichts.',
    },
  },
  accusation: {
    caption:
      'Lin hat alles gesehen: „Ada hat die 25!“ Stimmt: Für eine {spyCard} gehören ihm beide 25er. Zoés Stein steht auf einem leeren Platz.',
    alt: 'Lin mit zwei Karten 25 vor sich und zwei Punkten, daneben die ausgegebene Karte. In der Auslage Zoés Stein auf dem leeren Platz der 25.',
  },
  winkScore: {
    caption: 'Drei gewonnene Karten und zwei {spyCards} noch auf der Hand: fünf Punkte.',
    alt: 'Drei Figuren und zwei {spyCards} ergeben fünf Punkte.',
  },
  felt: {
    caption:
      'Ada schuldet Zoé ein Zwinkern. Niemand sieht sie: Es ginge ins Leere. Zoé allein: jetzt! Ein Blick, aber ein fremder: abwarten. Zwei Blicke: einer zu viel.',
    alt: 'Viermal Adas Bild. Sieht niemand hin, ist der Rand gepunktet und eine Maske darüber hat die Augen zu; bei einem Blick ist der Rand voll und die Maske hat die Augen offen, golden, wenn es Zoé ist; bei zwei Blicken ist der Rand gezackt, mit zwei Masken.',
    nobody: 'niemand',
    only: 'Zoé allein',
    other: 'jemand anders',
    many: 'einer zu viel',
  },
  nations: {
    caption: 'Sechs Nationalitäten und ein Reisepass, den nur du siehst.',
    alt: 'Sechs Nationalitätskarten mit ihren Gerichten und ein offener Reisepass von Japan.',
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
