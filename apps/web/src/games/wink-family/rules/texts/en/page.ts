import type { Texts } from '../../../../../shell/i18n/texts.ts';
import type { page as french } from '../fr/page.ts';

export const page: Texts<typeof french> = {
  titles: {
    goal: 'What it is about',
    need: 'What you need',
    setup: 'Setting up',
    turn: 'A turn',
    signal: 'The wink',
    naming: 'Naming your partner',
    accusing: 'Accusing',
    end: 'How it ends',
    score: 'Scoring',
    eyes: 'Playing here: the eyes',
    living: 'Playing here: living faces and voices',
    time: 'Playing here: time and chance',
    watchers: 'Playing here: those who watch',
  },
  statements: {
    idea: 'You call a card on the table. Somebody holds its twin: they are your secret partner, and they will let you know with a wink, without a word.',
    race: 'Recognise them, and you both score a point. But if somebody else catches the wink before you do, both cards are theirs.',
    aim: 'Keep your eyes open, look innocent, and finish with the most points.',

    players: '{min} to {max} players.',
    packs:
      'Two packs of the same {pairs} characters, numbered 1 to {pairs}, with different backs: the {cards}. So every number is there twice.',
    spyCards: '{spyCards}: you spend them to accuse.',
    colours:
      'A colour for each player, never the same twice: a card of that colour, which stays in front of you, and a matching pawn.',
    ownColour:
      'Here a player’s colour is the colour of their box as well, in every game: it is theirs until they choose another.',

    boardSquare:
      'Shuffle the first pack and lay it out face up in a square, six cards by six: this is the board.',
    boardAnyhow:
      'Shuffle the first pack and lay it out face up, in whatever order it comes: this is the board.',
    pairsAll: 'However many you are, all {pairs} pairs are in play: both packs hold the same numbers.',
    pairsSome:
      'For some numbers of players one marked pair, or four of them, stay in the box; the table below says how many are in play.',
    pairsBoth: 'A pair that is left out leaves both packs, so that they always hold the same numbers.',
    pairsWhich: 'The single pair left out is number 36; when there are four, they are 33 to 36.',
    handsSome:
      'Shuffle the second pack and deal as many cards as the table below says. Nobody sees a hand but its owner.',
    handsAll: 'Shuffle the second pack and deal all of it. Nobody sees a hand but its owner.',
    leftovers:
      'What is left is put aside unseen by anybody, spectators included; you may look at it when the game is over.',
    noLeftovers: 'No card is left over: whatever is not on the board is in somebody’s hand.',
    spiesVary: 'Take your {spyCards} too, {spies} depending on how many you are.',
    spiesFixed: 'Take your {spies} {spyCards} too.',
    counts: 'How many cards of each kind everybody has left is no secret.',
    starts: '{starts} Here you can also pick somebody, or leave it to chance.',
    startsOrLots: '{starts} If you cannot agree, chance decides.',

    clockwise: 'You take turns, clockwise.',
    steps:
      'A turn has two steps: contact, if your pawn stands on a card that is still face up, and then the call.',
    firstRound: 'In the first round nobody has a pawn on the board yet, so a turn is just a call.',
    call: 'To call, move your pawn onto a face-up card of the board; its number is announced to everybody, and your left-hand neighbour is next.',
    limits: 'There are a few limits:',
    notOwn: 'You may not call a card whose twin is in your own hand.',
    notOccupied: 'You may not call a card that somebody else’s pawn is standing on.',
    elsewhere: 'Your pawn has to move: it never stays on the card where it is.',
    emptyPlace:
      'When the card under your pawn goes, the pawn stays on an empty place. Nobody can call that place, and your pawn is in nobody’s way.',
    emptyOrTurned:
      'When the card under your pawn is taken or turned over, the pawn stays there and is in nobody’s way. Neither an empty place nor a face-down card can be called.',
    leftFaceUp:
      'If you move on without having named anybody, the card you leave stays face up, and from the next player on anyone may call it again.',
    pass: 'If there is no card you are allowed to call, take your pawn off the board: you pass.',
    passFrees:
      'A face-up card that your pawn leaves in this way is free again: from the next player on anyone may call it.',
    neverStuck:
      'Passing does not end the game: as long as a card lies face up, somebody will get a turn in which they may call it.',
    circles:
      'Three rounds in a row with a pass in each, and every card still where it was: you are going round in circles. The table then offers to stop there, with the points as they stand, and stops if everybody agrees. Bots, and the stand-ins of those who are away, name somebody as soon as they can.',
    noCircles: 'As you always have to name somebody, you never go round in circles.',

    partner:
      'Whoever holds the twin of the card you called is your partner, from your call until your next turn begins, and nobody else knows it.',
    noPartner:
      'The twin may be asleep among the cards put aside: then you have no partner, and nobody will tell you.',
    alwaysPartner: 'As every card has been dealt, a card that is called always has a partner somewhere.',
    until:
      'Your partner may signal to you as often as they like until your next turn begins. After that it is too late: the signal is refused, and only they are told.',
    several: 'You may be the partner of several players at once, but you wait for one at most yourself.',
    noFalseSignal:
      'You signal only to the person whose card you hold. Any other signal is forbidden; here it is quietly refused, and nobody sees a thing.',
    fairPlay:
      'No false signals, no made-up ones: among drawn faces they are impossible here. With your own eyes, around a real table or by camera, promise each other before you start.',
    theSignal:
      'The signal is a wink. Before the game you may agree on something else; then nothing exists but what you agreed on.',
    severalSignals: 'Another signal will do, and so will several at once.',
    otherSignal: 'Another sign may replace the wink: a hand sign, a movement of the head…',

    mayName:
      'At the start of your turn, if your pawn stands on a face-up card, you may name the person you think holds its twin.',
    mustName:
      'At the start of your turn, if the card you called is still there, you must name the person you think holds its twin, wink or no wink.',
    callAtOnce: 'You may also call straight away: that means you name nobody.',
    noWayAround: 'So there is no calling on before you have named somebody.',
    notYourself: 'You cannot name yourself.',
    named:
      'Right? Your partner shows the card and lays it face up in front of them; you take the one on the board and lay it face up in front of you. Each is worth a point.',
    wrongGone: 'Wrong? The card on the board is discarded, and nobody will score for it.',
    wrongTurned:
      'Wrong? The card on the board is turned over and stays there face down; nobody will score for it.',
    holderSilent:
      'Whoever holds the twin keeps it in hand and keeps quiet: it is worth nothing now. Nobody learns who had it, or whether anybody did.',
    holderShown: 'Whoever held the twin owns up by laying it face down in front of them, for all to see.',
    holderShownIfAny:
      'If somebody held the twin, they own up by laying it face down in front of them, for all to see.',
    undealtUnknown: 'If the twin was never dealt, every answer is wrong, and nothing gives that away.',
    undealtNever: 'No card is missing from this game: there is always a right answer.',
    undealtHint:
      'If the twin was never dealt, every answer is wrong; the only hint is that nobody lays a card down.',
    thenCall: 'After the contact, right or wrong, it is still your turn: call another card.',

    accuse:
      'Caught a signal that was not meant for you? Accuse, at any moment, even out of turn: name a person and a number.',
    noWinkNeeded: 'You need not have seen a wink, and there need not have been one: a hunch will do.',
    suspended: 'The game stops until it is settled, then goes on exactly where it was, with the same player.',
    cost: 'An accusation costs one {spyCard}, right or wrong. With no {spyCard} left, you cannot accuse any more.',
    caught:
      'Right? The accused gives you the card, you take its twin from the board and lay both face up in front of you: two points in the end.',
    stranded:
      'The pawn that was waiting there is left on an empty place: its owner will have nobody to name next turn.',
    spyGone: 'Your {spyCard} is discarded.',
    spyLaid: 'Your {spyCard} stays in front of you: it cannot accuse again, but it may break a tie.',
    missed:
      'Wrong? Your {spyCard} is out of the game, and nothing else is revealed: the card is still called, and its partner is still the same.',
    again: 'A wrong accusation protects nothing: you may all accuse about the same card again.',
    ban: 'With four players, a wrong accusation makes the card safe: nobody may accuse about it again. With five or more you still may.',
    banLasts: 'It is that number that is safe, to the end of the game, even if it is called again later.',
    calledNow: 'The number must be one that is called right now: a face-up card with a pawn on it.',
    notTheCaller:
      'Whoever called the card can neither accuse about it, as the signal was meant for them, nor be accused of holding it; and nobody accuses themself.',
    notTheHolder:
      'If you hold the twin yourself, you cannot accuse anybody about that number; the refusal stays between you and the game.',
    inOrder:
      'When several people accuse almost together, each is judged in turn, in the order in which they made up their minds. An accusation that has become impossible by then is refused and costs nothing.',

    emptyHand:
      'The game ends at once when somebody has not a single {card} left in hand, however that came about.',
    boardGone:
      'It also ends when no card is left on the board. There is no third way, unless you all agree to stop.',
    boardDone: 'It also ends when no playable card is left on the board.',
    playable:
      'A card is playable as long as it lies face up: a pawn on it, or its twin in your hand, only makes you wait.',
    endsBeforeCall: 'If it is a contact that ends it, there is no call any more.',
    allShown:
      'After the end everything is shown: the hands, any card that nobody had, who was whose partner at each call, and every signal with all who saw it.',

    points: 'Count a point for each {card} you won and a point for each {spyCard} still in your hand.',
    pointsFaceUp:
      'Count a point for each {card} face up in front of you and a point for each {spyCard} still in your hand. Face-down cards are worth nothing.',
    most: 'The highest total wins; equal points go to a tie-break.',
    tieSpies: 'On a tie, whoever has fewer {spyCards} in hand comes first.',
    tieLaid:
      'On a tie, whoever has laid more {spyCards} in front of them comes first, and after that whoever has more {cards} face down in front of them.',
    shared: 'If it is still a tie, you share the victory.',

    realEyes: 'These games are made for real eyes. Before the game, your table chooses which ones to use:',
    faces:
      'Real faces, in the same room or on a video call of your own: the game deals, keeps the hands secret, judges and scores. The signals are your own business.',
    avatars: 'Drawn faces: then it is the game that carries looks and signals.',
    living: 'Living faces, when you are far apart: everybody’s camera shows them to whoever looks at them.',
    oneFace:
      'You look at one person at a time, or at the board. You see the eyes of that one face, where it looks and the signals it makes, for as long as you look at it; nothing of it is sent to those who look elsewhere.',
    turning:
      'Turning your head takes time: for {turning} seconds, unless the table changes it, you see nothing of anybody.',
    lasting:
      'A signal goes to the person you are looking at and lasts {lasting} seconds, unless the table changes it. Whoever looks at you in that time sees it: your partner, if they look, and every spy.',
    unseen: 'Nobody learns before the end whether their signal was seen, or by whom.',
    peripheral:
      'With the option “Peripheral vision” everybody sees who looks at whom; signals still show themselves only to those who look.',
    felt: 'At every moment each player feels how many pairs of eyes rest on their own face; nobody else knows it. Eyes that are still turning do not count.',
    feltWhose: 'Whose eyes they are is not told: that you find out by looking.',
    blind: 'A table that switches “Feeling watched” off before the game plays blind.',
    livingPlay:
      'Among living faces you say whom you look at as among drawn ones, since no camera shows it; everything else about looking, being felt and timing stays the same.',
    livingOne:
      'You see one living face at most: the one you look at, once you have turned to it and for as long as you look. Before the deal, in a pause and after the end nobody sees any.',
    livingSecret:
      'Nobody can tell that they are being looked at, except by what they feel: your picture leaves you in the same way whether anybody looks or not.',
    realWinks:
      'You wink with your own eye, and nobody refuses it. To wink at your caller alone, in time, with the agreed signal, is a matter of honour there: promise each other before you start.',
    cameraTells:
      'If you let your camera watch for winks, your device tells the record of your own: whom you looked at, and who saw you. Nobody is told before the end, and nobody judges it; the replay shows it with a small camera.',
    noCamera:
      'Without a camera you sit there with a drawn face and wink with the button; such a wink is refused where it is out of order, as always.',
    noBots:
      'Bots have no face and do not sit there. A stand-in plays for those who are away, as among drawn faces.',
    livingWatchers:
      'Those who watch see no living face and hear no voice. Where they may look around or see eyes later, they see glances and the winks of the button.',
    voices:
      'A table may agree on voices, in any game: whoever turns their microphone on is heard by all who sit there, and by nobody else.',
    closed:
      'A table with living faces or voices may be closed to its server: each device seals what it sends with a key that only the link carries. Who comes without it sees outlines, hears nobody, and is neither seen nor heard.',
    pace: 'The table chooses a pace: a delay between two calls, usually {least} seconds, so that a partner has time to signal, and a time for each turn, usually {most} seconds, or no limit.',
    passPaced: 'Before and after a pass the delay is the same as for a call.',
    standIn: 'When a turn’s time is up, a stand-in plays it by the rules.',
    standInNames:
      'If you are there, it names nobody for you: it calls or passes. Only for a player who is away may it take a guess.',
    clock: 'One clock counts for all of this, the server’s.',
    fairDeal:
      'Nobody can rig the deal: before dealing, the game seals a secret and everybody words of their own, and after the game anyone can do the sums again.',
    watching:
      'Before the game the table decides what those without a seat may see: nothing at all, the table alone, one face at a time, or all eyes one lap later.',
    watchersLook:
      'One face at a time: they look as a player does, after the same short moment, but nobody feels or sees them looking. For people you trust: whoever watches could whisper.',
    watchersLate:
      'All eyes, one lap later: glances and signals are shown once everybody has had another turn and the whole table knows who held the cards called at that moment. Hands, and all that the game tells nobody, stay hidden until the end.',
    predictions:
      'In those last two cases they seal one prediction for each call: who holds the card, or who will be caught. It is never changed, and nobody else knows of it.',
    envelopes:
      'The envelope opens when the whole table knows the answer, at the latest at the end; then everybody is told who in the gallery saw best.',
    confetti:
      'Confetti is thrown after a verdict or at the end, and falls all at once, at a moment that the table sets: it gives nothing away.',
  },
  seats: {
    caption: 'By number of players',
    players: 'Players',
    pairs: 'Pairs in play',
    hand: 'Cards in hand',
    left: 'Cards put aside',
    spies: '{spyCards}',
  },
};
