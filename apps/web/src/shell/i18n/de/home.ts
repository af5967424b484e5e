import type { home as french } from '../fr/home.ts';
import type { Texts } from '../texts.ts';

export const home: Texts<typeof french> = {
  title: 'Ein Blick genügt.',
  lead: 'Vier Spionagespiele, in denen alles mit den Augen geschieht. Jeder an seinem Bildschirm, im selben Zimmer oder weit weg.',
  joinLabel: 'Code oder Link eines Tisches',
  joinHint: 'Ein QR-Code? Halt die Kamera darauf, und der Tisch geht auf.',
  notACode: 'Das ist kein Code. Er hat fünf Buchstaben oder Ziffern, wie ACDE3.',
  enter: 'Hinein',
  learn: 'In drei Minuten lernen',
  openTitle: 'Mach deinen Tisch auf',
  playNow: 'Gleich spielen',
  playNowHint_one: 'Allein gegen {{count}} Bot',
  playNowHint_other: 'Allein gegen {{count}} Bots',
  openTable: 'Tisch aufmachen',
  rules: 'Regeln',
  level: 'So stark sind die Bots',
  games: 'Meine Spiele',
  recent: 'Letzte Tische',
  recentAt: '{{date}}, Tisch {{code}}',
  forget: 'Tisch {{code}} vergessen',
  yourName: 'Dein Name',
  yourFace: 'Dein Gesicht',
  changeFace: 'Anderes Gesicht',
  face: 'Gesicht {{number}}',
  players: '{{min}} bis {{max}} Leute',
  minutes: 'etwa {{minutes}} Min.',
};
