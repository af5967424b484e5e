import type { Texts } from '../../../../../shell/i18n/texts.ts';
import type { page as french } from '../fr/page.ts';

export const page: Texts<typeof french> = {
  titles: {
    goal: 'Worum es geht',
    need: 'Was ihr braucht',
    setup: 'Der Aufbau',
    turn: 'Ziehen und tauschen',
    eliminating: 'Entfernen',
    identifying: 'Enttarnen',
    end: 'Das Ende',
    score: 'Die Punkte',
    two: 'Zu zweit',
    here: 'Hier gespielt',
  },
  statements: {
    idea: 'Du bist Spion und hast einen Reisepass, den niemand erraten darf. Sammle die Gerichte deines Landes auf der Hand und finde heraus, woher die anderen kommen.',
    dilemma: 'Nur tauschst du vor aller Augen: Was du nimmst, verrät dich jedes Mal ein wenig.',
    aim: 'Je mehr Karten deines Landes du hast und je mehr du richtig errätst, desto mehr Punkte bekommst du.',

    players: '{min} bis {max} Spieler.',
    passports: '{nations} Nationalitäten, für jede ein Reisepass.',
    cards: '{total} Nationalitätskarten, {each} von jeder Sorte.',
    guesses: '{guesses} Enttarnungskarten: für jede der {nations} Spielerfarben eine Karte je Nationalität.',
    dishes: 'Jede Nationalität erkennst du an ihrem Gericht: {dishes}.',
    ownChoice:
      'Italien und Frankreich stammen aus dem Original, die anderen vier haben wir ausgesucht. Alle haben auch ein Muster und ein Kürzel, damit es nie auf die Farbe allein ankommt.',

    take: 'Nimm die Enttarnungskarten deiner Farbe und einen zufälligen Reisepass. Er bleibt bis zum Ende der Partie geheim.',
    unused: 'Übrige Reisepässe kommen ungesehen in die Schachtel zurück.',
    takenOut:
      'Seid ihr höchstens vier, sucht ihr eine Nationalität aus, die wegbleibt: ihr Reisepass, ihre {each} Nationalitätskarten und von jedem die passende Enttarnungskarte.',
    allIn: 'Zu fünft oder sechst sind alle {nations} Nationalitäten dabei.',
    drawnOut:
      'Ausgesucht wird in den Einstellungen des Tisches, sonst entscheidet das Los. Welche fehlt, wissen alle.',
    deal: 'Mische die Nationalitätskarten: {hand} für jeden, die nur er selbst sieht, {market} offen in die Mitte, das ist der Markt, und der Rest verdeckt als Stapel.',
    counts: 'Wie viele Karten im Stapel und auf jeder Hand sind, ist kein Geheimnis.',
    starts:
      'Wer zuletzt einen Agentenfilm gesehen hat, fängt an, wenn ihr nicht jemanden bestimmt oder das Los entscheiden lasst. Gespielt wird im Uhrzeigersinn.',

    draw: 'Zuerst ziehst du eine Nationalitätskarte.',
    exchange:
      'Dann tauschst du: Leg eine Karte deiner Hand in den Markt und nimm eine der {market}, die dort liegen. Auslassen darfst du das nicht.',
    seen: 'Alle sehen, was du hinlegst und was du nimmst.',
    sameKind: 'Du darfst eine Karte gegen eine andere derselben Nationalität tauschen.',
    passOn:
      'Danach kannst du noch entfernen und enttarnen, wie gleich beschrieben; dann ist dran, wer links von dir sitzt.',

    eliminate:
      'Sind nach dem Tausch mindestens drei Karten im Markt von derselben Nationalität und es ist nicht deine, darfst du drei davon entfernen. Sie kommen offen auf deinen Hinweisstapel und bleiben für alle sichtbar.',
    neverOwn:
      'Deine eigene Nationalität darfst du nie entfernen: Dein Hinweisstapel sagt also allen, was du nicht bist.',
    extra: 'Zum Lohn ziehst du eine Karte mehr vom Stapel.',
    fill: 'Erst danach wird der Markt vom Stapel wieder auf {market} Karten gefüllt.',
    once: 'Entfernt wird höchstens einmal je Zug.',
    waits: 'Kommen beim Auffüllen drei gleiche zusammen, warten sie auf den nächsten Zug.',
    noTriples:
      'Mit der Einstellung „Keine Drillinge“ werden drei gleiche, die so zusammenkommen, in den Stapel zurückgemischt und durch drei andere ersetzt, so oft wie nötig.',
    cannotHelp: 'Gibt der Stapel nichts anderes her, bleibt der Markt, wie er ist.',

    attempt:
      'Zum Schluss deines Zugs darfst du einmal enttarnen: Leg eine deiner Enttarnungskarten verdeckt vor jemand anderen.',
    secret: 'Alle sehen, wer über wen rät; die Nationalität bleibt bis zum Ende geheim.',
    forGood:
      'Eine gelegte Karte wird nie geändert oder zurückgenommen, und jeden Gegner darfst du nur einmal enttarnen.',
    usedUp:
      'Du hast von jeder Nationalität nur eine Karte: Denselben Tipp kannst du nicht bei zwei Gegnern abgeben.',
    bluff:
      'Du darfst jemand anderem deine eigene Nationalität unterstellen: Das bringt nichts, aber das weiß ja keiner.',

    ends: 'Die Partie endet, wenn der Stapel aufgebraucht ist oder wenn jemand sich an allen Gegnern versucht hat.',
    bothEnds: 'Kommt beides im selben Zug zusammen, zählen die Versuche, und mit ihnen die {bonus} Punkte.',
    lastCard:
      'Wer die letzte Karte zieht, spielt den Zug mit dem zu Ende, was da ist: Tausch, Entfernen ohne die fehlenden Karten, Enttarnen. Dann ist Schluss.',
    fewer: 'Ist der Stapel leer, können im Markt weniger als {market} Karten liegen.',
    lastChance:
      'Alle anderen haben nun eine letzte Gelegenheit: Gleichzeitig und geheim enttarnen sie die Gegner, die ihnen noch fehlen, oder lassen welche aus. Zu sehen ist nichts, bis alle fertig sind.',
    everybodyToo: 'War es der Stapel, der die Partie beendet hat, dürfen das alle.',
    shown: 'Zuletzt wird alles aufgedeckt, die Reisepässe wie die Enttarnungskarten.',
    finishRound:
      'Mit der Hausregel „Runde zu Ende spielen“, die nicht im Original steht, kommt niemand zu kurz: Hat sich jemand an allen Gegnern versucht, wird weitergespielt, bis alle gleich viele Züge hatten.',
    finishTogether:
      'Wer sich in dieser Runde am letzten Gegner versucht, bekommt die {bonus} Punkte ebenfalls.',
    finishPile: 'Geht vorher der Stapel aus, ist dort Schluss.',

    points:
      'Zähle die Karten deiner eigenen Nationalität auf deiner Hand. Jede ist einen Punkt wert und einen mehr für jeden Gegner, den du durchschaut hast.',
    bonus:
      'Hast du die Partie beendet, weil du alle Gegner enttarnt hast, kommen {bonus} Punkte dazu, ob du recht hattest oder nicht.',
    most: 'Wer die meisten Punkte hat, gewinnt.',
    shared: 'Bei Gleichstand teilt ihr euch den Sieg.',

    twoPassports:
      'Zu zweit bekommt jeder zwei zufällige Reisepässe und die Enttarnungskarten. Beide Nationalitäten sind ganz und gar deine: Entfernen darfst du keine von beiden, und am Ende zählen beide.',
    fifthPassport:
      'Weil eine Nationalität fehlt, gibt es fünf Reisepässe: Der fünfte kommt ungesehen in die Schachtel zurück.',
    added: 'Für die Punkte werden die Karten deiner zwei Länder zusammengezählt.',
    bothGuessed:
      'Du musst beide Nationalitäten deines Gegenübers finden, mit zwei verschiedenen Karten; jede kann für sich richtig sein, in beliebiger Reihenfolge.',
    notYet: 'Enttarnt wird erst vom fünften Zug jedes Spielers an.',
    ownTurns:
      'Gemeint ist dein eigener fünfter Zug: Die ersten vier gehen ohne, egal, wer angefangen hat. Die letzte Gelegenheit gibt es trotzdem, auch früher.',
    twoEnds:
      'Die Partie endet, wenn der Stapel aufgebraucht ist oder einer von euch zwei Enttarnungskarten gelegt hat, weiterhin höchstens eine je Zug.',
    otherwise: 'Alles andere ist wie mit mehr Spielern.',
    oneOutToo: 'Auch hier fehlt also eine Nationalität, und du hast fünf Enttarnungskarten.',

    noEyes: 'Hier gibt es weder Blicke noch Zeichen: Alles steht in den Karten.',
    tableToo:
      'Sonst ist der Tisch wie bei den anderen Spielen: Bots, Tempo, Vertretungen, Partien zum Nachsehen, und am Ende liegt alles offen.',
    voices:
      'Der Tisch kann Stimmen vereinbaren: Wer sein Mikrofon anschaltet, wird von allen gehört, die dort sitzen, und von sonst niemandem.',
    fairDeal:
      'Das Austeilen lässt sich nachprüfen: Vorher versiegeln das Spiel ein Geheimnis und alle eigene Worte, und nach dem Spiel kann jeder nachrechnen.',
  },
};
