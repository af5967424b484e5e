import type { atTable as french } from '../fr/at-table.ts';
import type { Texts } from '../texts.ts';
import { chat } from './chat.ts';
import { says } from './says.ts';
import { screen } from './screen.ts';
import { table } from './table.ts';
import { votes } from './votes.ts';

export const atTable: Texts<typeof french> = { chat, says, screen, table, votes };
