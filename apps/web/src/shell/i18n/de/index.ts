import type { fr } from '../fr/index.ts';
import type { Texts } from '../texts.ts';
import { games } from './games.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { offline } from './offline.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { trouble } from './trouble.ts';

export const de: Texts<typeof fr> = { games, home, lobby, offline, refusals, rules, settings, trouble };
