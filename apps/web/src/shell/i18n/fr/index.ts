import { games } from './games.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { offline } from './offline.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { trouble } from './trouble.ts';

/** What the first pages say. French first: the other languages must have each of these keys, or they do not compile. */
export const fr = { games, home, lobby, offline, refusals, rules, settings, trouble };
