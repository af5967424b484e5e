import type { proof as french } from '../fr/proof.ts';
import type { Texts } from '../texts.ts';

export const proof: Texts<typeof french> = {
  title: 'Check a game',
  lead: 'You need not take our word for it. Your browser does all the sums again: was the deal the one promised before the game, and does every move keep the rules?',
  proven: 'Everything is in order.',
  broken: 'Something is wrong.',
  open: 'Nothing is wrong, but not everything is proven.',
  states: { right: 'in order', wrong: 'wrong', open: 'no proof' },
  steps: {
    format: {
      title: 'The file can be read',
      right: 'Every line is well written.',
      wrong: 'This file is not a game of Œillade, or it is damaged.',
      open: '',
    },
    promise: {
      title: 'The promise before the deal',
      right: 'The secret that is shown is the one that the table had promised before it shuffled.',
      wrong: 'The secret is not the one that the table had promised: the promise was changed.',
      open: 'The file shows neither a secret nor a promise.',
    },
    seed: {
      title: 'The players’ words',
      right:
        'The shuffle comes from that secret and the words that the players added: nobody could choose it.',
      wrong: 'The shuffle does not come from that secret and those words.',
      open: 'Nobody can tell without the promise.',
    },
    deal: {
      title: 'The cards that were dealt',
      right: 'Done again here, the shuffle gives exactly these cards.',
      wrong: 'The shuffle gives other cards than those that were dealt.',
      open: 'Nobody can tell without the shuffle.',
    },
    moves: {
      title: 'Every move keeps the rules',
      right: 'All {{count}} lines keep the rules, one by one.',
      wrong: 'One line breaks a rule.',
      open: 'Nothing could be replayed.',
    },
    end: {
      title: 'The game was played to its end',
      right: 'Points and ranks are right.',
      wrong: '',
      open: 'The check did not come to an end of the game.',
    },
  },
  seen: {
    title: 'What this browser saw',
    unseen:
      'That everybody had fixed their words before anybody showed theirs, only the browsers that sat at the table can tell. This one did not, or no longer remembers.',
    mine: {
      title: 'Your words',
      right: 'The words that were drawn here are in the shuffle, at your seat.',
      wrong: 'The words that were drawn here are not in the shuffle.',
    },
    others: {
      title: 'The words of the others',
      right: 'Everybody showed exactly what they had promised before yours were known.',
      wrong: 'Somebody changed their words, or the table its secret, after yours could be seen.',
    },
    agreed: {
      title: 'What was agreed',
      right: 'The game and its settings are those from before the deal.',
      wrong: 'The game or its settings are not those from before the deal.',
    },
    dealt: {
      title: 'Your cards',
      right: 'These are the cards that you were dealt.',
      wrong: 'These are not the cards that you were dealt: this is not the game that you played.',
    },
    failed_one:
      'One start had failed before this deal: a chance, for whoever runs the server, to see a deal and want another.',
    failed_other:
      '{{count}} starts had failed before this deal: as many chances, for whoever runs the server, to see a deal and want another.',
  },
  line: 'Line {{line}}',
  rule: 'Rule {{rule}}',
  format: 'Format of the file',
  exact: 'In detail, as the program says it',
  readRules: 'Read the rules',
  how: 'How it works: before the deal the table publishes the fingerprint of its secret, and every browser that of its words; only then are the words shown; the cards follow from all of it. The command “lab verify” says the same.',
  watch: 'Watch this game again',
};
