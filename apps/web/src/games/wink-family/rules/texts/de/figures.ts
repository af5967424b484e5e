import type { Texts } from '../../../../../shell/i18n/texts.ts';
import type { figures as french } from '../fr/figures.ts';

export const figures: Texts<typeof french> = {
  call: {
    caption:
      'Zoé ruft die 29 auf. Ada hat die andere 29 auf der Hand: Sie ist die Partnerin, und nur sie weiß es.',
    alt: 'Sechs Karten der Auslage; Zoés Stein steht auf der 29. Darunter Adas Hand mit einer 29.',
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
    caption: '„Ada hat die 29!“ Gut gesehen: Jede behält eine 29 offen vor sich. Für jede ein Punkt.',
    alt: 'Zoé und Ada, jede mit einer offenen 29 vor sich und einem Punkt.',
  },
  wrong: {
    kept: {
      caption:
        '„Bo hat die 29!“ Daneben: Die 29 verschwindet aus der Auslage. Ada behält ihre auf der Hand und sagt nichts.',
      alt: 'In der Auslage ein leerer Platz, wo die 29 war. Weder Bo noch Ada hat etwas abgelegt.',
    },
    laid: {
      caption:
        '„Bo hat die 29!“ Daneben: Die 29 wird in der Auslage umgedreht, und Ada legt ihre verdeckt vor sich.',
      alt: 'In der Auslage liegt die 29 verdeckt. Vor Ada eine verdeckte Karte, vor Bo nichts.',
    },
    laidIfAny: {
      caption:
        '„Bo hat die 29!“ Daneben: Die 29 wird umgedreht, und Ada legt ihre verdeckt vor sich. Hätte niemand die 29, würde niemand etwas ablegen.',
      alt: 'In der Auslage liegt die 29 verdeckt. Vor Ada eine verdeckte Karte, vor Bo nichts.',
    },
  },
  accusation: {
    caption:
      'Lin hat alles gesehen: „Ada hat die 29!“ Stimmt: Für eine {spyCard} gehören ihm beide 29er. Zoés Stein steht auf einem leeren Platz.',
    alt: 'Lin mit zwei Karten 29 vor sich und zwei Punkten, daneben die ausgegebene Karte. In der Auslage Zoés Stein auf dem leeren Platz der 29.',
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
};
