import type { Texts } from '../../../../../shell/i18n/texts.ts';
import type { compare as french } from '../fr/compare.ts';

export const compare: Texts<typeof french> = {
  title: 'Was die Ausgaben unterscheidet',
  hint: '{names} leben vom selben Zwinkern. Hier steht, was sie unterscheidet.',
  rows: {
    players: 'Spieler',
    pairs: 'Paare im Spiel',
    hand: 'Handkarten',
    left: 'Karten beiseite',
    spies: 'Karten zum Anklagen',
    spyName: 'Wie sie heißen',
    cardName: 'Karten zum Gewinnen',
    starts: 'Wer anfängt',
    naming: 'Den Partner nennen',
    wrongCard: 'Falsch genannt: die Karte in der Auslage',
    wrongTwin: 'Falsch genannt: ihr Zwilling',
    caughtSpy: 'Richtig angeklagt: die ausgegebene Karte',
    missedSpy: 'Falsch angeklagt',
    tie: 'Bei Gleichstand',
    signals: 'Andere Zeichen',
  },
  range: '{from} bis {to}',
  none: 'keine',
  naming: { may: 'wenn du willst', must: 'Pflicht' },
  wrongCard: { gone: 'kommt weg', turned: 'wird umgedreht und bleibt' },
  wrongTwin: {
    kept: 'bleibt auf der Hand, still',
    laid: 'wird verdeckt abgelegt',
    laidIfAny: 'wird verdeckt abgelegt, wenn ihn jemand hat',
  },
  caughtSpy: { gone: 'kommt weg', laid: 'bleibt vor dir liegen' },
  missedSpy: { again: 'es geht weiter', banned: 'zu viert keine Anklage mehr zu dieser Karte' },
  tie: {
    fewestSpies: 'die wenigsten Karten zum Anklagen auf der Hand',
    mostLaid: 'die meisten Karten zum Anklagen vor sich, dann die meisten verdeckten Karten',
  },
  signals: { several: 'ein anderes oder mehrere', one: 'ein anderes stattdessen' },
};
