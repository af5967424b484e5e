import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { stage as fr } from '../fr/stage.ts';

export const stage: Texts<typeof fr> = {
  accuse: 'Ich klage an!',
  plate: '{{name}} klagt {{named}} wegen der {{number}} an',
  doubt: 'Gezwinkert oder nicht?',
  guilty: { room: 'Ertappt!', accuser: 'Gut gesehen!', accused: '{{name}} hat’s gesehen!' },
  innocent: { room: 'Unschuldig!', accuser: 'Daneben!', accused: 'Puh!' },
  slow: 'Zeitlupe ×3',
  seenAt: 'Gesehen bei {{at}}, {{ms}} ms lang',
  yourWink: 'Dein Zwinkern, bei {{at}}',
  spyLost: '{{name}} verliert eine Karte „{{spy}}“',
  it: '{{named}} hat',
  hasIt: 'die {{number}}!',
  right: 'Stimmt!',
  wrong: 'Nein.',
  notThem: '{{named}} war’s nicht.',
  goesDown: 'Die Karte verstummt und wird umgedreht.',
  goesAway: 'Die Karte verlässt den Tisch.',
  laidBy: '{{name}} legt die {{number}} verdeckt ab.',
  off: 'Los geht’s!',
  ear: {
    caught: {
      accuser: 'Stimmt, gut gesehen. Du nimmst die {{number}}.',
      accused: '{{name}} hat dich gesehen. Du verlierst die {{number}}.',
    },
    spared: {
      accuser: 'Stimmt nicht. Das kostet dich einen Spion.',
      accused: 'Stimmt nicht. Das kostet {{name}} einen Spion, und dich nichts.',
    },
  },
};
