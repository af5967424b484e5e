import { chat } from './chat.ts';
import { lobby } from './lobby.ts';
import { says } from './says.ts';
import { screen } from './screen.ts';
import { table } from './table.ts';
import { tableRefusals } from './table-refusals.ts';
import { votes } from './votes.ts';

/** What is said at every table. */
export const atTable = { chat, lobby, refusals: tableRefusals, says, screen, table, votes };
