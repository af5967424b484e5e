import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { lesson as french } from '../fr/lesson.ts';

export const lesson: Texts<typeof french> = {
  name: 'Spywhere',
  about: 'Der Pass, das Tauschen, das Notizbuch und das Enttarnen.',
  steps: {
    passport: {
      say: 'Das ist dein Pass. Er ist geheim: Mit anderen am Tisch bleibt er zu, bis du ihn drückst. Am Ende zählt jedes Gericht deines Landes auf deiner Hand.',
      help: 'Lies ihn, dann „Verstanden“.',
    },
    draw: { say: 'Du bist dran. Jeder Zug beginnt mit dem Ziehen.', help: 'Tipp auf den Stapel.' },
    exchange: {
      say: 'Jetzt tausche: eine Handkarte gegen eine vom Markt. Alle sehen es, also verrate dich nicht.',
      help: 'Tipp auf eine Handkarte, dann auf eine vom Markt.',
    },
    eliminate: {
      say: 'Drei gleiche Gerichte auf dem Markt, und nicht aus deinem Land: Entferne sie! Du ziehst noch eine Karte, und alle wissen, dass es nicht deine Nationalität ist.',
      help: 'Der Knopf „Entfernen“.',
    },
    end: {
      say: 'Du könntest jemanden enttarnen, weißt aber noch nichts. Beende deinen Zug.',
      help: 'Der Knopf „Zug beenden“.',
    },
    watch: {
      say: '{{person}} ist dran. Achte darauf, was die Hand verlässt und was hineinkommt.',
      help: '{{person}} spielt noch.',
    },
    read: {
      say: '{{person}} hat „{{gave}}“ gegeben und „{{took}}“ genommen. Man nimmt gern, was von zu Hause kommt: ein Hinweis.',
      help: 'Lies, dann „Verstanden“.',
    },
    notebook: {
      say: 'Dein Notizbuch merkt sich alles. Drück in der Zeile von {{person}} auf das Feld „{{took}}“: nein, vielleicht, ja.',
      help: 'Öffne das Notizbuch und drück auf ein freies Feld.',
    },
    turn: {
      say: '{{person}} spielt, dann bist du dran: ziehen und tauschen wie vorhin.',
      help: 'Wenn du dran bist: der Stapel, dann eine Handkarte und eine vom Markt.',
    },
    identify: {
      say: 'Trau dich: Enttarne {{person}}. Eine Karte je Gegner und Spiel; ob es stimmt, zeigt sich erst am Ende.',
      help: '„Enttarnen“, dann das Land, das du vermutest, dann „Versiegeln“.',
    },
    last: {
      say: 'Wer auf alle getippt hat, beendet die Züge: {{person}} ist fast so weit. Dann geben alle ihre letzten Tipps ab.',
      help: 'Wenn sich das Fenster öffnet, wähl ein Land für jeden Gegner und versiegle.',
    },
  },
  over: 'Das ist schon alles: nehmen, ohne dich zu verraten, Tausche lesen, im richtigen Moment enttarnen.',
};
