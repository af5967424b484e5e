import type { trouble as french } from '../fr/trouble.ts';
import type { Texts } from '../texts.ts';

export const trouble: Texts<typeof french> = {
  connecting: 'Unterwegs zum Tisch …',
  lost: 'Verbindung weg. Sobald sie wieder da ist, geht es weiter.',
  moved: 'Der Tisch startet neu, dein Spiel ist sicher. Einen Moment …',
  tooSlow: 'Deine Verbindung kam nicht mehr mit. Wir holen auf …',
  unknown: 'Das ging nicht ({{code}}).',
  rule: 'Regel {{rule}}',
  seeRule: 'Zur Regel',
  seeRuleOpens: 'Zur Regel, in einem neuen Tab',
  gone: {
    unreachable: {
      title: 'Der Tisch meldet sich nicht',
      text: 'Wir klopfen weiter an. Prüf deine Verbindung.',
    },
    oldClient: {
      title: 'Œillade hat sich geändert',
      text: 'Es gibt eine neue Fassung. Dein Platz und dein Spiel sind sicher.',
    },
    left: {
      title: 'Dein Platz ist weg',
      text: 'Du wurdest vom Tisch genommen, oder ein Bot spielt für dich. Du kannst wieder hin.',
    },
    unwatched: {
      title: 'Ein Spiel hinter verschlossenen Türen',
      text: 'Dieser Tisch spielt ohne Publikum. Nach dem Spiel kannst du wiederkommen.',
    },
    abuse: {
      title: 'Die Leitung ist gekappt',
      text: 'Von hier kamen zu viele Anfragen. Hol Luft und versuch es noch einmal.',
    },
  },
  ways: {
    home: 'Zur Startseite',
    update: 'Neue Fassung laden',
    again: 'Noch einmal versuchen',
    back: 'Zurück zum Tisch',
  },
};
