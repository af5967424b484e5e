import type { refusals as french } from '../fr/refusals.ts';
import type { Texts } from '../texts.ts';

export const refusals: Texts<typeof french> = {
  offline: 'No network. Check your connection and try again.',
  gone: 'The connection is cut: that did not reach the table.',
  'not-json': 'The table did not understand. Reload the page.',
  malformed: 'The table did not understand what you ask for.',
  'too-large': 'That is too much in one go.',
  'too-fast': 'Easy! Try again in a moment.',
  'hello-first': 'The table does not know you yet. Reload the page.',
  'old-client': 'Œillade has changed in the meantime. Reload the page.',
  'only-watching': 'You are watching: only those who have a seat can play.',
  'not-watching': 'You are playing: predictions and confetti are for the audience.',
  'json-only': 'The server did not get what it expected: reload the page.',
  'foreign-page': 'This page comes from elsewhere: open Œillade at its own address.',
  'unknown-host': 'The server does not go by this name: open Œillade at the address you were given.',
  'operator-only': 'That is for whoever runs the server.',
  'not-found': 'There is nothing at this address.',
  internal: 'Something broke on our side. Try again in a moment.',
  'not-ready': 'The server is restarting. Try again in a moment.',
  busy: 'Too many are fetching games right now. Try again in a moment.',
  'table-elsewhere': 'The table is moving. Try again in a moment.',
  'too-many-tables': 'You have opened a lot of tables. Wait a little before the next one.',
  'too-many-guesses': 'Too many codes tried. Wait a minute.',
  'no-such-table': 'There is no such table, or no longer. Check the code.',
};
