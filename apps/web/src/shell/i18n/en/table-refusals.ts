import type { tableRefusals as french } from '../fr/table-refusals.ts';
import type { Texts } from '../texts.ts';

export const tableRefusals: Texts<typeof french> = {
  'table-full': 'The table is full. You can watch.',
  'game-running': 'The game has begun: wait for the next one, or watch.',
  'no-game-running': 'No game is under way.',
  'host-only': 'Only the host of the table can do that.',
  paused: 'The game is paused.',
  suspended: 'Somebody has interrupted the game: wait until that is settled.',
  'too-soon': 'One moment: the others must have time to answer.',
  'already-dealt': 'The cards are dealt: your words no longer count.',
  starting: 'The game is about to begin: nothing can be changed now.',
  'words-not-promised': 'These are not the words that were promised.',
  'too-long': 'That is too long: 200 letters at most.',
  'phrases-only': 'At this table, people talk with the ready-made phrases.',
  'too-many-reactions': 'Your face has just reacted: give it a moment.',
  'no-such-colour': 'There is no such colour here.',
  'colour-taken': 'That colour is taken.',
  'no-such-face': 'There is no such face here.',
  'no-such-game': 'There is no such game here.',
  'bad-option': 'That setting is not possible.',
  'too-many-players': 'There are too many of you for this game.',
  'wrong-number-of-players': 'This game is not for that many players.',
  'no-such-seat': 'Nobody sits there.',
  'no-such-player': 'That does not work for this seat.',
  'no-bots-among-real-faces': 'At this table people look at each other for real: a bot has no eyes.',
  'no-living-faces': 'At this table no camera follows your eyes.',
  'no-such-signal': 'There is no such signal.',
  'too-many-winks': 'Your eyes are faster than a camera can see.',
  'no-bots-among-living-faces': 'At this table everybody shows their own face: a bot has none.',
  'not-all-ready': 'Not everybody is ready.',
  'no-evening': 'There is no evening to end.',
  'nothing-to-vote-on': 'It is so already: there is nothing to vote on.',
  'player-is-here': 'Only somebody who is away can be replaced.',
  'not-seated': 'You have no seat at this table.',
  'seated-already': 'You have a seat at this table already.',
  'weak-token': 'That seat could not be kept. Try again.',

  // Eyes and signals.
  'real-faces-here': 'At this table people look at each other for real: make the sign yourself.',
  'cannot-look-at-yourself': 'You cannot look at yourself.',
  'look-at-them-first': 'Look first at the one you signal to.',
  'still-signalling': 'Your signal is still going on.',
  'too-many-looks': 'Not so fast: no eyes can dart about like that.',

  // Turns, in all games.
  'game-over': 'The game is over.',
  'not-your-turn': 'It is not your turn.',

  // The audience.
  'eyes-come-late': 'Here the audience sees eyes one lap later: there is nothing to look at live.',
  'no-such-question': 'Too late: that question is no longer open.',
  'sealed-already': 'Your prediction is sealed: it stays as it is.',
  'gallery-full': 'The gallery is too crowded for another prediction.',
  'name-first': 'Say your name first: reload the page.',
  'confetti-later': 'Confetti falls right after a verdict, or at the end.',
};
