import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { hints as french } from '../fr/hints.ts';

export const hints: Texts<typeof french> = {
  draw: 'Jeder Zug beginnt mit dem Ziehen.',
  exchange: 'Tausche eine Karte deiner Hand gegen eine vom Markt: Der ganze Tisch sieht, welche.',
  eliminate:
    'Drei gleiche Gerichte, und nicht aus deinem Land: Du darfst sie entfernen und noch einmal ziehen.',
  identify: 'Du darfst jemanden enttarnen, jeden einmal. Es eilt nicht: Ob es stimmt, zeigt sich am Ende.',
  theirs: 'Achte darauf, was die anderen nehmen und geben: Dein Notizbuch behält, was du davon hältst.',
};
