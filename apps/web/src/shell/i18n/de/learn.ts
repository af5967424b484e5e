import type { learn as french } from '../fr/learn.ts';
import type { Texts } from '../texts.ts';

export const learn: Texts<typeof french> = {
  title: 'Spielen lernen',
  lead: 'Drei Minuten an einem echten Tisch, mit einem Coach, der dir zeigt, was zu tun ist. Du kannst jederzeit aufhören und später weitermachen.',
  lessons: {
    wink: {
      name: 'Zwinkern',
      about: 'Zwinkern, WINK und WINK Agenten: hinsehen, aufrufen, antworten, ertappen.',
    },
    spywhere: { name: 'Spywhere', about: 'Der Pass, das Tauschen, das Notizbuch und das Enttarnen.' },
    train: {
      name: 'Ertapp das Zwinkern',
      about: 'Training für deine Augen: Gesichter, Blicke und wie schnell du bist.',
    },
  },
  start: 'Anfangen',
  resume: 'Weiter bei Schritt {{step}}',
  restart: 'Von vorn',
  coach: {
    label: 'Coach',
    step: 'Schritt {{step}} von {{steps}}',
    next: 'Verstanden',
    leave: 'Lektion verlassen',
    fold: 'Coach klein machen',
    unfold: 'Coach zeigen',
  },
  over: {
    wink: 'Das ist alles: hinsehen, aufrufen, heimlich antworten und die anderen ertappen. Der Rest ist Kaltblütigkeit.',
    spywhere: 'Das ist alles: nehmen, ohne dich zu verraten, Tausche lesen, im richtigen Moment enttarnen.',
    play: 'Spielen',
    train: 'Augen trainieren',
    other: 'Andere Lektion',
  },
  wink: {
    look: {
      say: 'Du siehst nur die Augen eines Gesichts: die von dem, das du ansiehst. Sieh {{person}} an.',
      help: 'Tipp auf das Gesicht, oder drück die Taste 1.',
    },
    read: {
      say: '{{person}} sieht {{other}} an, das verraten die Augen. Und wen sieht {{other}} an? Wende dich ihr zu.',
      help: 'Tipp auf {{other}}s Gesicht. Sich umzusehen dauert einen Augenblick.',
    },
    felt: {
      say: 'Sie sieht dich an, und du spürst es: Eine Maske über deinem Bild hat die Augen geöffnet. Sie verrät dir, wie viele Blicke auf dir ruhen, aber nie, wessen.',
      help: 'Sieh dein Bild an, dann „Verstanden“.',
    },
    call: {
      say: 'Du bist dran: Ruf eine Karte auf, die du nicht hast, zum Beispiel die {{number}}.',
      help: 'Tipp auf die Karte {{number}} auf dem Tisch, dann auf „Aufrufen“.',
    },
    winked: {
      say: 'Jemand hat den Zwilling der {{number}} und muss dir zuzwinkern. Geh von Gesicht zu Gesicht: Wer sieht dich an?',
      help: 'Bleib bei dem Gesicht, das dich ansieht, und warte ein wenig.',
    },
    asked: {
      say: 'Es war {{person}}: Behalt es für dich, du sagst es in deinem nächsten Zug. {{other}} ruft gleich eine Karte auf…',
      help: '{{other}} überlegt noch.',
    },
    watched: {
      say: '{{person}} ruft die {{number}} auf: Die hast du auf der Hand! Aber du spürst zwei Blicke, und das ist einer zu viel: Wer dein Zwinkern ertappt, bekommt alles. Sieh {{other}} an.',
      help: 'Tipp auf {{other}}s Gesicht: Beobachtet er dich?',
    },
    answer: {
      say: '{{other}} hat dich beobachtet und ist jetzt abgelenkt: Nur noch ein Blick ruht auf dir. Wende dich {{person}} zu, und sobald der Knopf aufleuchtet, zwinkere.',
      help: 'Tipp auf {{person}}s Gesicht, warte, bis er dich ansieht, dann „Zwinkern“ (oder die Leertaste).',
    },
    catch: {
      say: 'Gut gemacht, sonst weiß es niemand. Nun ruft {{person}} auf. Finde heraus, wer sie ständig ansieht, und lass ihn nicht aus den Augen.',
      help: 'Sieh ein Gesicht nach dem anderen an: Wessen Augen zu {{person}} gehen, der zwinkert gleich.',
    },
    accuse: {
      say: 'Auf frischer Tat ertappt! Drück auf „Ich klage an!“: {{person}} hat die {{number}}.',
      help: 'Der rote Knopf, dann {{person}} neben der Karte {{number}}.',
    },
    name: {
      say: 'Zwei Karten für dich! Du bist wieder an der Reihe. Wer hat dir für die {{number}} zugezwinkert? Sieh das Gesicht an und nenn den Namen.',
      missed:
        'Daneben, und das kostet eine Karte: Klage nur an, wenn du es gesehen hast. Du bist wieder an der Reihe: Sieh an, wer dir zugezwinkert hat, und nenn den Namen.',
      help: 'Es war {{person}}: Sieh dieses Gesicht an, dann drück auf den großen hellen Knopf.',
    },
  },
  spywhere: {
    passport: {
      say: 'Das ist dein Pass, und er ist geheim: Halt den Knopf gedrückt, um ihn zu lesen. Am Ende zählt jedes Gericht deines Landes auf deiner Hand.',
      help: 'Drück auf den Pass und halt ihn gedrückt.',
    },
    draw: { say: 'Du bist dran. Jeder Zug beginnt mit dem Ziehen.', help: 'Tipp auf den Stapel.' },
    exchange: {
      say: 'Jetzt tausche: eine Karte deiner Hand gegen eine vom Markt. Alle sehen es, also verrate dich nicht.',
      help: 'Tipp auf eine Karte deiner Hand, dann auf eine vom Markt.',
    },
    eliminate: {
      say: 'Drei gleiche Gerichte auf dem Markt, und nicht aus deinem Land: Entferne sie! Du ziehst noch eine Karte, und alle wissen, dass es nicht deine Nationalität ist.',
      help: 'Der helle Knopf „Entfernen“.',
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
      help: 'Wenn du dran bist: der Stapel, dann eine Karte deiner Hand und eine vom Markt.',
    },
    identify: {
      say: 'Trau dich: Enttarne {{person}}. Eine Karte je Gegner und Spiel; ob es stimmt, zeigt sich erst am Ende.',
      help: '„Enttarnen“, dann das Land, das du vermutest.',
    },
    last: {
      say: 'Wer alle enttarnt hat, beendet die Züge: {{person}} ist fast so weit. Dann machen alle ihre letzten Enttarnungen.',
      help: 'Wenn sich das Fenster öffnet, wähl ein Land für jeden Gegner und bestätige.',
    },
  },
  hints: {
    label: 'Tipp',
    close: 'Verstanden',
    off: 'Tipps abschalten',
    eyes: 'Tipp auf ein Gesicht, um es anzusehen: Dann siehst du, wohin seine Augen gehen, und nur seine.',
    turn: 'Du bist dran: Wähl eine Karte, die du nicht auf der Hand hast, und ruf sie auf. Ihr Partner zwinkert dir zu.',
    name: 'Du kannst sagen, wer dir zugezwinkert hat: Sieh das Gesicht an, dann drück auf den hellen Knopf.',
    mine: '{{name}} ruft deine Karte auf: Sieh dieses Gesicht an und zwinkere, wenn dich sonst niemand ansieht.',
    felt: 'Jemand beobachtet dich! Jede Maske über deinem Bild ist ein Augenpaar, das auf dir ruht. Wessen? Finde es heraus.',
    caught: 'Dieses Zwinkern gilt nicht dir! Weißt du, um welche Karte es geht, dann klage an.',
    accused:
      'Eine Anklage hält alles an. Stimmt sie, bringt sie zwei Karten; ist sie falsch, ist die eingesetzte Karte weg.',
    peek: 'Halt den Knopf gedrückt, um deine Karten zu sehen. Lässt du los, sieht sie niemand mehr.',
    turnInRoom:
      'Du bist dran: Wähl eine Zahl, die du nicht auf der Hand hast, und ruf sie auf. Wer den Zwilling hat, zwinkert dir zu.',
    nameInRoom: 'Wer hat dir zugezwinkert? Drück auf den hellen Knopf und nenn die Person.',
    calledInRoom:
      'Eine Karte ist aufgerufen. Hast du ihren Zwilling, dann zwinkere der Person zu, die sie ruft. Ertappst du ein Zwinkern? Klage an!',
    draw: 'Jeder Zug beginnt mit dem Ziehen.',
    exchange: 'Tausche eine Karte deiner Hand gegen eine vom Markt: Der ganze Tisch sieht, welche.',
    eliminate:
      'Drei gleiche Gerichte, und nicht aus deinem Land: Du darfst sie entfernen und noch einmal ziehen.',
    identify: 'Du darfst jemanden enttarnen, jeden einmal. Es eilt nicht: Ob es stimmt, zeigt sich am Ende.',
    theirs: 'Achte darauf, was die anderen nehmen und geben: Dein Notizbuch behält, was du davon hältst.',
  },
  train: {
    title: 'Ertapp das Zwinkern',
    lead: 'Diese Gesichter sehen einander an, und manche zwinkern. Du siehst nur die Augen eines Gesichts: Wähl gut, und drück, sobald du ein Zwinkern siehst. Unten verrät dir eine Maske, wie viele dich ansehen.',
    begin: 'Anfangen',
    go: 'Runde {{round}}',
    goOn: 'Nächste Runde',
    again: 'Diese Runde noch einmal',
    stop: 'Aufhören',
    seen: 'Gezwinkert!',
    toWhom: 'Wem?',
    watched_zero: 'Niemand sieht dich an',
    watched_one: 'Ein Gesicht sieht dich an',
    watched_other: '{{count}} Gesichter sehen dich an',
    toMe: 'Mir',
    left: 'Noch {{count}}',
    caught: 'Ertappt! {{ms}} ms',
    half: 'In {{ms}} ms ertappt, aber es galt {{name}}',
    wrong: 'Da war nichts',
    missed: 'Verpasst: {{of}} zu {{to}}',
    looking: 'Du siehst {{name}} an',
    result: '{{caught}} von {{winks}} Mal gesehen',
    fastest: 'Am schnellsten: {{ms}} ms',
    typical: 'Im Schnitt: {{ms}} ms',
    score: 'Punkte: {{score}}',
    best: 'Dein Rekord: {{score}} Punkte, Runde {{round}}',
    passed: 'Gut gesehen. Jetzt wird es schneller.',
    failed: 'Die Hälfte genügt, um weiterzukommen.',
    keys: 'Tastatur: Ziffern und Pfeile zum Hinsehen, Leertaste beim Zwinkern, dann eine Ziffer für wen.',
  },
};
