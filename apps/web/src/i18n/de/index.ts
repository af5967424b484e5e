import type { fr } from '../fr/index.ts';
import type { Texts } from '../texts.ts';
import { end } from './end.ts';
import { games } from './games.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { says } from './says.ts';
import { spywhere } from './spywhere.ts';
import { table } from './table.ts';
import { trouble } from './trouble.ts';
import { votes } from './votes.ts';

export const de: Texts<typeof fr> = { end, games, home, lobby, says, spywhere, table, trouble, votes };
