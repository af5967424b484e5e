import type { ShelfWords } from '../contract/shelf.ts';

export const SHELF_WORDS: ShelfWords = {
  name: { en: 'Spywhere', fr: 'Spywhere', de: 'Spywhere' },
  lead: {
    en: 'Guess where they come from by what is on their plate.',
    fr: 'Devine le pays de chacun à son assiette.',
    de: 'Errate am Teller, woher die anderen kommen.',
  },
  rules: {
    one: {
      en: 'Your country is secret: each turn, draw a dish, then swap one with the market.',
      fr: 'Ton pays est secret : à chaque tour, pioche un plat, puis échanges-en un avec le marché.',
      de: 'Dein Land ist geheim: Zieh in jedem Zug ein Gericht und tausche dann eins mit dem Markt.',
    },
    two: {
      en: 'Watch what the others take and leave, and lay your guess of their country face down in front of them.',
      fr: 'Regarde ce que les autres prennent et laissent, et pose devant chacun, face cachée, le pays que tu lui devines.',
      de: 'Schau, was die anderen nehmen und liegen lassen, und leg verdeckt vor sie, woher sie deiner Meinung nach kommen.',
    },
    three: {
      en: 'In the end every dish of your own country is worth a point, and one more for each country you guessed.',
      fr: 'À la fin, chaque plat de ton pays te vaut un point, et un de plus par pays deviné.',
      de: 'Am Ende zählt jedes Gericht deines Landes einen Punkt, und einen mehr für jedes erratene Land.',
    },
  },
};
