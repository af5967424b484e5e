import type { home as french } from '../fr/home.ts';
import type { Texts } from '../texts.ts';

export const home: Texts<typeof french> = {
  title: 'Ein Blick genügt.',
  lead: 'Vier Spionagespiele, in denen alles mit den Augen geschieht. Jeder an seinem Bildschirm, im selben Zimmer oder weit weg.',
  joinLabel: 'Mit dem Code an einen Tisch',
  enter: 'Hinein',
  openTitle: 'Mach deinen Tisch auf',
  playNow: 'Gleich spielen',
  playNowHint: 'Allein gegen drei Bots',
  openTable: 'Tisch aufmachen',
  recent: 'Letzte Tische',
  yourName: 'Dein Name',
  yourFace: 'Dein Gesicht',
  nextFace: 'Anderes Gesicht',
  players: '{{min}} bis {{max}} Leute',
  minutes: 'etwa {{minutes}} Min.',
};
