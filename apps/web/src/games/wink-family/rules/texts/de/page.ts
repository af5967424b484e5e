import type { Texts } from '../../../../../shell/i18n/texts.ts';
import type { page as french } from '../fr/page.ts';

export const page: Texts<typeof french> = {
  titles: {
    goal: 'Worum es geht',
    need: 'Was ihr braucht',
    setup: 'Der Aufbau',
    turn: 'Ein Zug',
    signal: 'Das Zwinkern',
    naming: 'Den Partner nennen',
    accusing: 'Anklagen',
    end: 'Das Ende',
    score: 'Die Punkte',
    eyes: 'Hier gespielt: die Augen',
    living: 'Hier gespielt: lebendige Gesichter und Stimmen',
    time: 'Hier gespielt: Zeit und Zufall',
    watchers: 'Hier gespielt: das Publikum',
  },
  statements: {
    idea: 'Du rufst eine Karte vom Tisch auf. Jemand hat ihren Zwilling auf der Hand: Das ist dein geheimer Partner, und er gibt es dir wortlos mit einem Zwinkern zu verstehen.',
    race: 'Erkennst du ihn, bekommt ihr beide einen Punkt. Doch kommt dir jemand zuvor, der das Zwinkern bemerkt hat, gehören ihm beide Karten.',
    aim: 'Halte die Augen offen, schau unschuldig drein und hol dir die meisten Punkte.',

    players: '{min} bis {max} Spieler.',
    packs:
      'Zwei Stapel mit denselben {pairs} Figuren, nummeriert von 1 bis {pairs}, mit verschiedenen Rückseiten: die {cards}. Jede Zahl gibt es also zweimal.',
    spyCards: '{spyCards}: Mit ihnen klagt man an.',
    colours:
      'Eine Farbe für jeden, keine zweimal: eine Karte dieser Farbe, die vor dir liegen bleibt, und der passende Spielstein.',
    ownColour:
      'Hier hat auch die Loge die Farbe ihres Spielers, in jedem Spiel: Diese Farbe gehört ihm, bis er eine andere wählt.',

    boardSquare:
      'Mische den ersten Stapel und lege ihn offen zu einem Quadrat aus, sechs mal sechs Karten: Das ist die Auslage.',
    boardAnyhow:
      'Mische den ersten Stapel und lege ihn offen aus, in der Reihenfolge, die der Zufall bringt: Das ist die Auslage.',
    pairsAll:
      'Egal, wie viele ihr seid, alle {pairs} Paare spielen mit: Beide Stapel haben dieselben Zahlen.',
    pairsSome:
      'Je nachdem, wie viele ihr seid, spielen alle Paare mit, oder eines oder vier, die markiert sind, bleiben in der Schachtel; wie viele im Spiel sind, steht in der Tabelle unten.',
    pairsBoth: 'Ein Paar, das wegbleibt, fehlt in beiden Stapeln; so haben sie immer dieselben Zahlen.',
    pairsWhich: 'Bleibt nur ein Paar weg, ist es die 36; bleiben vier weg, sind es die Paare 33 bis 36.',
    handsSome:
      'Mische den zweiten Stapel und teile so viele Karten aus, wie die Tabelle sagt. Jeder sieht nur die eigene Hand.',
    handsAll: 'Mische den zweiten Stapel und teile ihn ganz aus. Jeder sieht nur die eigene Hand.',
    leftovers:
      'Der Rest kommt ungesehen beiseite, auch das Publikum bekommt ihn nicht zu Gesicht; nach dem Spiel dürft ihr nachsehen.',
    noLeftovers: 'Keine Karte bleibt übrig: Was nicht ausliegt, hat jemand auf der Hand.',
    spiesVary: 'Nimm auch deine {spyCards}, {spies}, je nachdem, wie viele ihr seid.',
    spiesFixed: 'Nimm auch deine {spies} {spyCards}.',
    counts: 'Wie viele Karten welcher Sorte jeder noch hat, ist kein Geheimnis.',
    starts: '{starts} Hier könnt ihr auch jemanden bestimmen oder das Los entscheiden lassen.',
    startsOrLots: '{starts} Werdet ihr euch nicht einig, entscheidet das Los.',

    clockwise: 'Gespielt wird reihum, im Uhrzeigersinn.',
    steps:
      'Ein Zug hat zwei Schritte: den Kontakt, falls dein Stein auf einer noch offenen Karte steht, und dann den Aufruf.',
    firstRound: 'In der ersten Runde steht noch kein Stein auf der Auslage: Da wird nur aufgerufen.',
    call: 'Zum Aufrufen stellst du deinen Stein auf eine offene Karte der Auslage; ihre Zahl wird allen angesagt, und wer links von dir sitzt, ist dran.',
    limits: 'Ein paar Grenzen gibt es:',
    notOwn: 'Ruf keine Karte auf, deren Zwilling du selbst auf der Hand hast.',
    notOccupied: 'Ruf keine Karte auf, auf der schon ein fremder Stein steht.',
    elsewhere: 'Dein Stein muss jedes Mal auf eine andere Karte: Stehen bleiben gilt nicht.',
    emptyPlace:
      'Verschwindet die Karte unter deinem Stein, steht er auf einem leeren Platz. Den kann niemand aufrufen, und dein Stein stört dort keinen.',
    emptyOrTurned:
      'Wird die Karte unter deinem Stein genommen oder umgedreht, bleibt er da stehen und stört keinen. Weder ein leerer Platz noch eine verdeckte Karte lässt sich aufrufen.',
    leftFaceUp:
      'Ziehst du weiter, ohne jemanden zu nennen, bleibt die verlassene Karte offen, und ab dem nächsten Zug dürfen alle sie wieder aufrufen.',
    pass: 'Darfst du keine einzige Karte aufrufen, nimm deinen Stein von der Auslage: Du passt.',
    passFrees:
      'Eine offene Karte, die dein Stein dabei verlässt, ist wieder frei: Ab dem nächsten Zug dürfen alle sie aufrufen.',
    neverStuck:
      'Vom Passen endet die Partie nicht: Solange eine Karte offen liegt, kommt jemand an die Reihe, der sie aufrufen darf.',
    circles:
      'Wird in drei Runden hintereinander gepasst und rührt sich dabei keine Karte, dreht ihr euch im Kreis. Der Tisch schlägt dann vor, mit dem Punktestand aufzuhören, und hört auf, wenn alle einverstanden sind. Bots und die Vertretungen von Abwesenden nennen jemanden, sobald sie können.',
    noCircles: 'Weil ihr immer jemanden nennen müsst, dreht ihr euch nie im Kreis.',

    partner:
      'Wer den Zwilling deiner Karte hat, ist dein Partner, von deinem Aufruf bis zum Beginn deines nächsten Zugs, und sonst weiß es niemand.',
    noPartner:
      'Vielleicht schlummert der Zwilling unter den beiseitegelegten Karten: Dann hast du keinen Partner, und keiner sagt es dir.',
    alwaysPartner:
      'Weil alle Karten ausgeteilt sind, hat eine aufgerufene Karte immer irgendwo einen Partner.',
    until:
      'Dein Partner darf dir so oft ein Zeichen geben, wie er mag, bis dein nächster Zug beginnt. Danach ist es zu spät: Das Zeichen wird abgelehnt, und nur er erfährt es.',
    several: 'Du kannst mehreren zugleich Partner sein, wartest aber selbst immer nur auf höchstens einen.',
    noFalseSignal:
      'Ein Zeichen gibst du nur dem, dessen Karte du hast. Jedes andere ist verboten; hier wird es im Stillen abgelehnt, und niemand sieht etwas.',
    fairPlay:
      'Keine falschen Zeichen und keine erfundenen: Mit gezeichneten Gesichtern geht das hier gar nicht. Mit euren eigenen Augen, am echten Tisch oder mit Kamera, versprecht es euch vor dem Spiel.',
    theSignal:
      'Das Zeichen ist ein Zwinkern. Vor dem Spiel könnt ihr etwas anderes ausmachen; dann gibt es nur, was ausgemacht ist.',
    severalSignals: 'Ein anderes Zeichen geht, und auch mehrere nebeneinander.',
    otherSignal: 'Statt des Zwinkerns geht auch ein anderes: ein Handzeichen, eine Bewegung des Kopfes …',

    mayName:
      'Steht dein Stein zu Beginn deines Zugs auf einer offenen Karte, darfst du nennen, wer deiner Meinung nach den Zwilling hat.',
    mustName:
      'Ist die aufgerufene Karte zu Beginn deines Zugs noch da, musst du nennen, wer deiner Meinung nach den Zwilling hat, Zwinkern gesehen oder nicht.',
    callAtOnce: 'Du darfst auch gleich aufrufen: Das heißt, dass du niemanden nennst.',
    noWayAround: 'Bevor du jemanden genannt hast, geht es also nicht mit dem Aufruf weiter.',
    notYourself: 'Dich selbst kannst du nicht nennen.',
    named:
      'Richtig? Dein Partner zeigt die Karte und legt sie offen vor sich; du nimmst die aus der Auslage und legst sie offen vor dich. Jede zählt einen Punkt.',
    wrongGone: 'Falsch? Die Karte verschwindet aus der Auslage und bringt niemandem einen Punkt.',
    wrongTurned:
      'Falsch? Die Karte in der Auslage wird umgedreht und bleibt verdeckt liegen; sie bringt niemandem einen Punkt.',
    holderSilent:
      'Wer den Zwilling hat, behält ihn auf der Hand und schweigt: Er ist nichts mehr wert. Man erfährt nicht, wer ihn hatte, und auch nicht, ob ihn jemand hatte.',
    holderShown:
      'Wer den Zwilling hatte, legt ihn für alle sichtbar verdeckt vor sich und verrät sich damit.',
    holderShownIfAny:
      'Hatte jemand den Zwilling, legt er ihn für alle sichtbar verdeckt vor sich und verrät sich damit.',
    undealtUnknown:
      'Wurde der Zwilling gar nicht ausgeteilt, ist jede Antwort falsch, und nichts lässt es ahnen.',
    undealtNever: 'In diesem Spiel fehlt keine Karte: Eine richtige Antwort gibt es immer.',
    undealtHint:
      'Wurde der Zwilling gar nicht ausgeteilt, ist jede Antwort falsch; das merkt man nur daran, dass niemand eine Karte ablegt.',
    thenCall: 'Nach dem Kontakt, richtig oder falsch, bist du noch dran: Ruf eine andere Karte auf.',

    accuse:
      'Ein Zeichen bemerkt, das nicht für dich war? Klag an, jederzeit, auch wenn du nicht dran bist: Nenne eine Person und eine Zahl.',
    noWinkNeeded:
      'Du musst kein Zwinkern gesehen haben, es muss nicht einmal eines gegeben haben: Eine Ahnung genügt.',
    suspended:
      'Das Spiel hält an, bis das entschieden ist, und geht dann genau dort weiter, wo es war, mit derselben Person.',
    cost: 'Eine Anklage kostet eine {spyCard}, richtig oder falsch. Ohne {spyCard} gibt es keine Anklage mehr.',
    caught:
      'Richtig? Die angeklagte Person gibt dir die Karte, du nimmst den Zwilling aus der Auslage und legst beide offen vor dich: am Ende zwei Punkte.',
    stranded:
      'Der Stein, der dort wartete, steht nun auf einem leeren Platz: Wem er gehört, der hat im nächsten Zug niemanden zu nennen.',
    spyGone: 'Deine {spyCard} wird abgelegt.',
    spyLaid:
      'Deine {spyCard} bleibt vor dir liegen: Anklagen kann sie nicht mehr, aber bei Gleichstand helfen.',
    missed:
      'Falsch? Deine {spyCard} ist aus dem Spiel, sonst wird nichts verraten: Die Karte bleibt aufgerufen, und ihr Partner bleibt derselbe.',
    again: 'Eine falsche Anklage schützt nichts: Zu derselben Karte darf weiter angeklagt werden.',
    ban: 'Zu viert bringt eine falsche Anklage die Karte in Sicherheit: Niemand darf mehr ihretwegen anklagen. Ab fünf dürft ihr es weiterhin.',
    banLasts:
      'In Sicherheit ist diese Zahl bis zum Ende der Partie, auch wenn sie später noch einmal aufgerufen wird.',
    calledNow: 'Die Zahl muss gerade jetzt aufgerufen sein: eine offene Karte, auf der ein Stein steht.',
    notTheCaller:
      'Wer die Karte aufgerufen hat, kann ihretwegen nicht anklagen, denn das Zeichen galt ja ihm, und auch nicht angeklagt werden; und niemand klagt sich selbst an.',
    notTheHolder:
      'Hast du selbst den Zwilling, kannst du zu dieser Zahl niemanden anklagen; die Ablehnung bleibt zwischen dir und dem Spiel.',
    inOrder:
      'Klagen mehrere fast zugleich an, wird eins nach dem anderen entschieden, in der Reihenfolge der Anklagen. Was inzwischen unmöglich geworden ist, wird abgelehnt und kostet nichts.',

    emptyHand:
      'Die Partie ist sofort zu Ende, wenn jemand keine einzige {card} mehr auf der Hand hat, ganz gleich, wodurch.',
    boardGone:
      'Sie endet auch, wenn keine Karte mehr ausliegt. Einen dritten Weg gibt es nicht, außer ihr wollt alle aufhören.',
    boardDone: 'Sie endet auch, wenn keine spielbare Karte mehr ausliegt.',
    playable:
      'Spielbar ist eine Karte, solange sie offen liegt: Steht ein Stein darauf oder hast du ihren Zwilling, musst du nur warten.',
    endsBeforeCall: 'Endet sie durch einen Kontakt, wird nicht mehr aufgerufen.',
    allShown:
      'Danach kommt alles ans Licht: die Hände, jede Karte, die niemand hatte, wer bei welchem Aufruf wessen Partner war, und jedes Zeichen mit allen, die es gesehen haben.',

    points:
      'Jede gewonnene {card} zählt einen Punkt, und jede {spyCard}, die du noch auf der Hand hast, auch.',
    pointsFaceUp:
      'Jede {card}, die offen vor dir liegt, zählt einen Punkt, und jede {spyCard}, die du noch auf der Hand hast, auch. Verdeckte Karten zählen nichts.',
    most: 'Wer die meisten Punkte hat, gewinnt; sind es gleich viele, wird weiter verglichen.',
    tieSpies: 'Bei Gleichstand liegt vorn, wer weniger {spyCards} auf der Hand hat.',
    tieLaid:
      'Bei Gleichstand liegt vorn, wer mehr {spyCards} vor sich liegen hat, danach, wer mehr {cards} verdeckt vor sich liegen hat.',
    shared: 'Bleibt es dabei, teilt ihr euch den Sieg.',

    realEyes: 'Diese Spiele sind für echte Augen gemacht. Vor dem Spiel sucht sich euer Tisch seine aus:',
    faces:
      'Echte Gesichter, im selben Zimmer oder in eurem eigenen Videoanruf: Das Spiel teilt aus, hält die Hände geheim, entscheidet und zählt. Die Zeichen sind eure Sache.',
    avatars: 'Gezeichnete Gesichter: Dann trägt das Spiel die Blicke und die Zeichen.',
    living:
      'Lebendige Gesichter, wenn ihr weit voneinander seid: Die Kamera zeigt jeden denen, die ihn anschauen.',
    oneFace:
      'Du schaust immer genau eine Person an oder auf den Tisch. Du siehst nur die Augen dieses einen Gesichts, wohin es schaut und welche Zeichen es gibt, solange du hinschaust; wer woanders hinschaut, bekommt davon nichts geschickt.',
    turning:
      'Den Kopf zu drehen braucht Zeit: {turning} Sekunden lang, wenn der Tisch es nicht anders einstellt, siehst du von niemandem etwas.',
    lasting:
      'Ein Zeichen geht an die Person, die du anschaust, und dauert {lasting} Sekunden, wenn nichts anderes eingestellt ist. Wer dich in dieser Zeit anschaut, sieht es: dein Partner, wenn er herschaut, und jeder Spion.',
    unseen: 'Niemand erfährt vor dem Ende, ob sein Zeichen gesehen wurde, und auch nicht, von wem.',
    peripheral:
      'Mit der Einstellung „Augenwinkel“ sehen alle, wer wen anschaut; Zeichen sieht weiterhin nur, wer hinschaut.',
    felt: 'Jeder spürt in jedem Augenblick, wie viele Augenpaare auf dem eigenen Gesicht ruhen; sonst weiß es niemand. Augen, die sich noch drehen, zählen nicht.',
    feltWhose: 'Wessen Augen es sind, wird nicht verraten: Das erfährst du nur, wenn du hinschaust.',
    blind: 'Ein Tisch, der „Blicke spüren“ vor dem Spiel abschaltet, spielt blind.',
    livingPlay:
      'Wen du anschaust, sagst du auch hier dem Spiel, denn keine Kamera zeigt es; alles andere an Blicken, gespürten Augen und Zeiten bleibt, wie es bei gezeichneten Gesichtern ist.',
    livingOne:
      'Du siehst höchstens ein lebendiges Gesicht: das, das du anschaust, sobald du dich hingedreht hast und solange du hinschaust. Vor dem Austeilen, in einer Pause und nach dem Ende sieht niemand eines.',
    livingSecret:
      'Niemand kann erkennen, dass er angeschaut wird, außer an dem, was er spürt: Dein Bild geht auf dieselbe Weise hinaus, ob jemand hinschaut oder nicht.',
    realWinks:
      'Du zwinkerst mit deinem eigenen Auge, und niemand lehnt es ab. Nur dem zuzuzwinkern, der deine Karte aufgerufen hat, rechtzeitig und mit dem vereinbarten Zeichen, ist dort Ehrensache: Versprecht es euch vor dem Spiel.',
    cameraTells:
      'Lässt du deine Kamera auf dein Zwinkern achten, so meldet dein Gerät es dem Spielbericht: wen du dabei angeschaut und wer es gesehen hat. Vor dem Ende erfährt es niemand, und niemand urteilt darüber; beim Nachsehen steht eine kleine Kamera dabei.',
    noCamera:
      'Ohne Kamera sitzt du dort mit einem gezeichneten Gesicht und zwinkerst mit dem Knopf; wo es nicht erlaubt ist, wird es abgelehnt wie immer.',
    noBots:
      'Bots haben kein Gesicht und sitzen dort nicht. Für Abwesende spielt eine Vertretung, wie bei gezeichneten Gesichtern.',
    livingWatchers:
      'Wer zuschaut, sieht kein lebendiges Gesicht und hört keine Stimme. Wo man sich umschauen darf oder alles später sieht, sieht man Blicke und das Zwinkern mit dem Knopf.',
    voices:
      'Ein Tisch kann Stimmen vereinbaren, in jedem Spiel: Wer sein Mikrofon anschaltet, wird von allen gehört, die dort sitzen, und von sonst niemandem.',
    closed:
      'Ein Tisch mit lebendigen Gesichtern oder Stimmen kann für seinen Server verschlossen sein: Jedes Gerät versiegelt, was es sendet, mit einem Schlüssel, der nur im Link steht. Wer ohne ihn kommt, sieht Umrisse, hört niemanden und wird weder gesehen noch gehört.',
    pace: 'Der Tisch wählt sein Tempo: eine Frist zwischen zwei Aufrufen, gewöhnlich {least} Sekunden, damit ein Partner Zeit für sein Zeichen hat, und eine Zeit für jeden Zug, gewöhnlich {most} Sekunden, oder keine Grenze.',
    passPaced: 'Vor und nach dem Passen gilt dieselbe Frist wie beim Aufrufen.',
    standIn: 'Ist die Zeit für einen Zug um, spielt ihn eine Vertretung nach den Regeln.',
    standInNames:
      'Bist du da, nennt sie für dich niemanden: Sie ruft auf oder passt. Nur für Abwesende darf sie raten.',
    clock: 'Für all das zählt eine einzige Uhr, die des Servers.',
    fairDeal:
      'Niemand kann das Austeilen lenken: Vorher legen sich das Spiel auf ein versiegeltes Geheimnis und alle auf eigene Worte fest, und nach dem Spiel kann jeder nachrechnen.',
    watching:
      'Vor dem Spiel bestimmt der Tisch, was sieht, wer keinen Platz hat: gar nichts, nur den Tisch, ein Gesicht nach dem anderen oder alle Augen eine Runde später.',
    watchersLook:
      'Ein Gesicht nach dem anderen: Das Publikum schaut wie ein Spieler, nach demselben kurzen Augenblick, aber niemand spürt oder sieht diesen Blick. Nur für Leute, denen ihr traut: Wer zuschaut, könnte flüstern.',
    watchersLate:
      'Alle Augen, eine Runde später: Blicke und Zeichen erscheinen, wenn jeder noch einmal am Zug war und der ganze Tisch weiß, wer die damals aufgerufenen Karten hatte. Die Hände, und was das Spiel niemandem sagt, bleiben bis zum Schluss verborgen.',
    predictions:
      'In diesen letzten beiden Fällen versiegelt das Publikum zu jedem Aufruf einen Tipp: wer die Karte hat oder wer ertappt wird. Er wird nicht mehr geändert, und sonst weiß niemand davon.',
    envelopes:
      'Der Umschlag öffnet sich, wenn der ganze Tisch die Antwort kennt, spätestens am Ende; dann erfahren alle, wer im Publikum am besten gesehen hat.',
    confetti:
      'Konfetti wirft man nach einem Urteil oder am Ende; es fällt auf einmal, in einem Augenblick, den der Tisch bestimmt, und verrät so nichts.',
  },
  seats: {
    caption: 'Je nach Zahl der Spieler',
    players: 'Spieler',
    pairs: 'Paare im Spiel',
    hand: 'Handkarten',
    left: 'Karten beiseite',
    spies: '{spyCards}',
  },
};
