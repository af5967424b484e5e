import { chat } from './chat.ts';
import { end } from './end.ts';
import { says } from './says.ts';
import { screen } from './screen.ts';
import { table } from './table.ts';
import { votes } from './votes.ts';

/** What is said at every table. */
export const atTable = { chat, end, says, screen, table, votes };
