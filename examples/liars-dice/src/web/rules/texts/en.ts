import type { Texts } from '@oeillade/web/shell/i18n/texts.ts';
import type { page as french } from './fr.ts';

export const page: Texts<typeof french> = {
  titles: { goal: 'What it is about', setup: 'Setting up', turn: 'A turn', end: 'How it ends' },
  statements: {
    idea: 'Nobody sees all the dice, and everybody bids on how many there are. Keep your dice longer than the others.',
    players:
      '{min} to {max} players, each with a cup and as many dice as the others: {usual}, or from 1 to {most} as the table likes.',
    roll: 'All roll under their cups and look at their own dice only. How many lie under each cup is no secret.',
    starts:
      'The table chooses who begins, or leaves it to chance. Turns go clockwise, past those who have no dice left.',
    bid: 'On your turn, bid how many dice under all cups together show a face, such as “four threes”.',
    higher: 'Each bid beats the one before: more dice, or as many dice of a higher face.',
    most: 'Nobody bids more dice than there are, and ones stand for nothing else.',
    doubt: 'Instead of bidding you may doubt the bid before. All cups are lifted and the dice are counted.',
    lose: 'If there are fewer than were bid, whoever bid loses a die; otherwise whoever doubted.',
    again:
      'Then all roll what they have left. Whoever has just lost a die begins or, if it was the last one, the next player who has some.',
    end: 'The game ends when a single player has dice, and wins. The others stand by how late they lost their last die. Each die is a point.',
    agreed: 'Where all want to stop, more dice are better, and as many dice share a place.',
    away: 'For somebody who is away the table bids a little higher while that may well be true, and doubts after that.',
  },
};
