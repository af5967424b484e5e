import type { games as french } from '../fr/games.ts';
import type { Texts } from '../texts.ts';

export const games: Texts<typeof french> = {
  zwinkern: {
    name: 'Zwinkern',
    lead: 'Das Original von 1994: ein Zwinkern, für jeden ein Punkt.',
    rules: {
      one: 'Rufe eine Karte vom Tisch auf: Wer die gleiche auf der Hand hat, ist heimlich dein Partner.',
      two: 'Er zwinkert dir zu, wenn es keiner sieht; nenne ihn in deinem nächsten Zug, das gibt jedem einen Punkt.',
      three: 'Ein fremdes Zwinkern gesehen? Klage an: Hast du recht, gehören beide Punkte dir.',
    },
  },
  'wink-agents': {
    name: 'WINK Agenten',
    lead: 'Im Karneval dreht jeder Fehler eine Karte um.',
    rules: {
      one: 'Rufe einen Agenten vom Tisch auf: Wer den gleichen auf der Hand hat, ist heimlich dein Kontakt.',
      two: 'Er zwinkert dir zu, wenn es keiner sieht; nenne ihn in deinem nächsten Zug, das gibt jedem einen Punkt, ein Irrtum dreht die Karte um.',
      three: 'Ein fremdes Zwinkern gesehen? Gegenspionage: Klagst du richtig an, gehören beide Punkte dir.',
    },
  },
  wink: {
    name: 'WINK',
    lead: 'Gesehen oder nicht: Du musst jemanden nennen.',
    rules: {
      one: 'Rufe eine Karte vom Tisch auf: Wer die gleiche auf der Hand hat, ist heimlich dein Partner.',
      two: 'Er zwinkert dir zu, wenn es keiner sieht; in deinem nächsten Zug musst du jemanden nennen, gesehen oder nicht: ein Punkt für jeden, oder die Karte ist verloren.',
      three: 'Ein fremdes Zwinkern gesehen? Enthüllung: Klagst du richtig an, gehören beide Punkte dir.',
    },
  },
  spywhere: {
    name: 'Spywhere',
    lead: 'Errate am Teller, woher die anderen kommen.',
    rules: {
      one: 'Dein Land ist geheim: Zieh in jedem Zug ein Gericht und tausche dann eins mit dem Markt.',
      two: 'Schau, was die anderen nehmen und liegen lassen, und leg verdeckt vor sie, woher sie deiner Meinung nach kommen.',
      three: 'Am Ende zählt jedes Gericht deines Landes einen Punkt, und einen mehr für jedes erratene Land.',
    },
  },
};
