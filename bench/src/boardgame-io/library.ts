import { createRequire } from 'node:module';

/*
 * boardgame.io is CommonJS with a folder for each entry, which an import does not find. In production it leaves out its
 * checks of every result and its log to the console: measured is what would serve players.
 */
process.env['NODE_ENV'] = 'production';

const require = createRequire(import.meta.url);

type Core = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }});
type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }});
type HeadlessClient = typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' }});

export const { INVALID_MOVE, TurnOrder } = require('boardgame.io/core') as Core;
export const { CreateGameReducer, InitializeGame, ProcessGameConfig } =
  require('boardgame.io/internal') as Internal;
export const { Client } = require('boardgame.io/client') as HeadlessClient;
export const { version } = require('boardgame.io/package.json') as { readonly version: string };
