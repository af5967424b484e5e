import type { ClientFrame, ServerFrame } from '@oeillade/protocol';

/** What each frame of a client asks for. A new one without a sentence here does not compile. */
export const CLIENT: Readonly<Record<ClientFrame['ask'], string>> = {
  hello: 'The first frame on a socket: who comes, and what they saw last.',
  pong: 'The answer to a ping: the time on the client’s own clock.',
  leave: 'Gives the seat up before a game, or goes away from a running one.',
  'set-appearance': 'Another name, colour, face or costume.',
  ready: 'Ready to start, or no longer.',
  promise: 'Fixes one’s own words for the shuffle, by their hash.',
  reveal: 'Shows the words that were promised, once the host has started.',
  arrange: 'The host chooses the game, its options, the table’s rules.',
  'add-bot': 'The host seats a bot: any, or somebody of the cast.',
  'change-bot': 'The host lets a bot play at another level.',
  remove: 'The host takes a seat away.',
  'hand-over': 'The host makes somebody else the host.',
  start: 'The host lets the cards be dealt.',
  play: 'A command of the game.',
  look: 'Looks at a face, or at the board.',
  winked: 'At a table of living faces: one’s own camera has seen one wink.',
  vote: 'For or against a pause, going on, the end, or a bot for somebody who is away.',
  rematch: 'Another game with the same people; which one, only the host may say.',
  'end-evening': 'The host ends the evening: the next game is the first of another.',
  predict: 'Somebody who watches seals a prediction.',
  confetti: 'Somebody who watches throws confetti, right after a ruling or after the end.',
  say: 'A phrase, or, where the table allows it, a text.',
  react: 'Shows a reaction on one’s own face, for everybody.',
};

/** What each frame of a server tells. */
export const SERVER: Readonly<Record<ServerFrame['m'], string>> = {
  welcome: 'The first frame from the server; it comes again where the seat gets another number.',
  ping: 'Asks for the client’s time.',
  refused: 'A frame that could not be taken. Nothing else happened.',
  moved: 'The table lives elsewhere now: connect again.',
  eyes: 'What one sees of other eyes at this moment, and how many rest on one’s own face. Has no number: the next one replaces it.',
  signal: 'A signal that one sees.',
  event: 'Something happened in the game; what is told of it is what this seat may know.',
  view: 'All that this seat may know of the game, after something has happened in it.',
  said: 'Somebody says something.',
  reacted: 'A face shows a reaction; everybody is told the same.',
  snapshot: 'The whole table as this seat may know it.',
  clock: 'Until when those who are awaited have time.',
  suspended: 'Somebody has accused: nothing else can be done until it is settled.',
  ruling: 'How accusations that came together were put in order.',
  answer: 'What became of an input.',
  lobby: 'Who sits there and what is agreed.',
  gallery:
    'What somebody who watches may predict, has predicted, and what has become of it. Has no number: the next one replaces it.',
  confetti: 'Those who watch have thrown confetti. Has no number.',
  record: 'The game is over: which record it has left. The record itself goes over HTTP.',
};
