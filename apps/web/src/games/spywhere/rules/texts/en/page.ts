import type { Texts } from '../../../../../shell/i18n/texts.ts';
import type { page as french } from '../fr/page.ts';

export const page: Texts<typeof french> = {
  titles: {
    goal: 'What it is about',
    need: 'What you need',
    setup: 'Setting up',
    turn: 'Drawing and exchanging',
    eliminating: 'Eliminating',
    identifying: 'Identifying',
    end: 'How it ends',
    score: 'Scoring',
    two: 'With two players',
    here: 'Playing here',
  },
  statements: {
    idea: 'You are a spy, with a passport that nobody must guess. Gather the dishes of your country in your hand, and find out where the others come from.',
    dilemma:
      'The trouble is that you exchange cards before their eyes: whatever you take gives you away a little.',
    aim: 'The more cards of your country you hold and the more you guess right, the more you score.',

    players: '{min} to {max} players.',
    passports: '{nations} nationalities, with a passport for each.',
    cards: '{total} nationality cards, {each} of each kind.',
    guesses:
      '{guesses} identification cards: for each of the {nations} player colours, one card per nationality.',
    dishes: 'You know each nationality by its dish: {dishes}.',
    ownChoice:
      'Italy and France come from the original, the other four are our own choice. Each has a pattern and initials too, so that you never depend on colour alone.',

    take: 'Take the identification cards of your colour and one passport at random. It stays secret until the end of the game.',
    unused: 'Passports that are left go back into the box unseen.',
    takenOut:
      'With four players or fewer, choose one nationality to take out: its passport, its {each} nationality cards and everybody’s identification card of it.',
    allIn: 'With five or six, all {nations} nationalities are in.',
    drawnOut:
      'You choose it in the settings of the table; otherwise it is drawn by lot. Everybody knows which one is missing.',
    deal: 'Shuffle the nationality cards: {hand} to each player, for their eyes only, {market} face up in the middle, which is the market, and the rest face down, which is the draw pile.',
    counts: 'How many cards are in the pile and in each hand is no secret.',
    starts:
      'Whoever saw a spy film last starts, unless you pick somebody or leave it to chance. Turns go clockwise.',

    draw: 'First, draw a nationality card.',
    exchange:
      'Second, exchange: put a card from your hand into the market and take one of the {market} that lie there. You cannot skip this.',
    seen: 'Everybody sees what you put down and what you take.',
    sameKind: 'You are allowed to exchange a card for another of the same nationality.',
    passOn:
      'After that you may eliminate, then identify, as told below; and then your left-hand neighbour is next.',

    eliminate:
      'After the exchange, if at least three cards in the market are of one nationality, and it is not yours, you may eliminate three of them. They go face up onto your clue pile and stay there for all to see.',
    neverOwn:
      'You may never eliminate your own nationality: so your clue pile tells everybody what you are not.',
    extra: 'Your reward is one extra card from the draw pile.',
    fill: 'Once you have drawn it, the pile fills the market up to {market} cards again.',
    once: 'You eliminate once a turn at most.',
    waits: 'If three of a kind come up as the market is filled, they wait for the next player.',
    noTriples:
      'With the option “No triples”, three of a kind that come up like this are shuffled back into the pile and replaced by three others, as often as it takes.',
    cannotHelp: 'If the pile has nothing to avoid it with, the market stays as it is.',

    attempt:
      'To finish your turn you may attempt one identification: lay one of your identification cards face down in front of an opponent.',
    secret: 'Everybody sees who is guessing about whom; the nationality stays secret until the end.',
    forGood: 'A card once laid is never changed or taken back, and you may attempt each opponent only once.',
    usedUp: 'You have only one card of each nationality: the same guess will not do for two opponents.',
    bluff: 'You may guess your own nationality of somebody else: it earns nothing, but nobody can tell.',

    ends: 'The game ends when the draw pile is used up, or when somebody has attempted every opponent.',
    bothEnds: 'If both happen in one turn, it is the attempts that count, with the {bonus} points for them.',
    lastCard:
      'Whoever draws the last card finishes the turn with what there is: the exchange, an elimination without the cards that are missing, an identification. Then it is over.',
    fewer: 'With the pile empty, the market may hold fewer than {market} cards.',
    lastChance:
      'All the others then get a last chance: at the same time and in secret, they attempt the opponents they have not attempted yet, or leave some out. Nothing is seen before all the answers are in.',
    everybodyToo: 'If it was the pile that ended the game, everybody gets that chance.',
    shown: 'Finally everything is turned up, passports and identification cards alike.',
    finishRound:
      'With the house rule “Finish the round”, which is not in the original, nobody’s turns are cut short: once somebody has attempted every opponent, play goes on until all have had equally many turns.',
    finishTogether: 'Whoever attempts their last opponent in that round gets the {bonus} points too.',
    finishPile: 'If the pile runs out first, the game ends there.',

    points:
      'Count the cards of your own nationality in your hand. Each is worth a point, and one more for every opponent you have seen through.',
    bonus:
      'If you ended the game by having attempted every opponent, add {bonus} points, whether you were right or not.',
    most: 'The highest total wins.',
    shared: 'On a tie, you share the victory.',

    twoPassports:
      'With two players, each gets two passports at random, and the identification cards. Both nationalities are yours in every way: you may eliminate neither, and both count in the end.',
    fifthPassport: 'As one nationality is taken out, there are five passports: the fifth goes back unseen.',
    added: 'For the score, the cards of your two countries are added up.',
    bothGuessed:
      'You have to find both nationalities of the other player, with two different cards; each can be right on its own, in any order.',
    notYet: 'No identifying before each player’s fifth turn.',
    ownTurns:
      'This means your own fifth turn: your first four go without, whoever started. The last chance is open all the same, even earlier.',
    twoEnds:
      'The game ends when the pile is used up or when one of you has laid two identification cards, still one a turn at most.',
    otherwise: 'Everything else is as with more players.',
    oneOutToo: 'So one nationality is taken out here as well, and you have five identification cards.',

    noEyes: 'Here there are no looks and no signals: the cards say it all.',
    tableToo:
      'Otherwise the table is the same as for the other games: bots, pace, stand-ins, replays, and everything shown at the end.',
    voices:
      'The table may agree on voices: whoever turns their microphone on is heard by all who sit there, and by nobody else.',
    fairDeal:
      'The deal can be checked: before dealing, the game seals a secret and everybody words of their own, and after the game anyone can do the sums again.',
  },
};
