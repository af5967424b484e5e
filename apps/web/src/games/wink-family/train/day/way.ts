import type { Word } from '../../../../shell/i18n/texts.ts';

/** Where the eye of the day is, and what the way there is called: a line of it is pasted elsewhere. */
export const DAY_PATH = '/day';

export const DAY_TITLE: Word = { en: 'The eye of the day', fr: 'L’œil du jour', de: 'Das Auge des Tages' };
