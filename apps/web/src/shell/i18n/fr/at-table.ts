import { chat } from './chat.ts';
import { says } from './says.ts';
import { screen } from './screen.ts';
import { table } from './table.ts';
import { votes } from './votes.ts';

/** What is said at every table. */
export const atTable = { chat, says, screen, table, votes };
