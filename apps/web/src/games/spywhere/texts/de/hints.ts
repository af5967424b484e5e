import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { hints as french } from '../fr/hints.ts';

export const hints: Texts<typeof french> = {
  draw: 'Jeder Zug beginnt mit dem Ziehen.',
  exchange: 'Tausch eine Handkarte gegen eine vom Markt. Der ganze Tisch sieht, welche!',
  eliminate: 'Drei gleiche Gerichte, und nicht aus deinem Land: Entferne sie und zieh noch eine Karte.',
  identify: 'Ahnst du, woher jemand kommt? Du hast pro Person nur einen Tipp: Es eilt nicht.',
  theirs: 'Achte darauf, was die anderen nehmen und liegen lassen, und notier dir, was du vermutest.',
};
