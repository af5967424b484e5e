import type { fr } from '../fr/index.ts';
import type { Texts } from '../texts.ts';
import { chat } from './chat.ts';
import { end } from './end.ts';
import { games } from './games.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { offline } from './offline.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { says } from './says.ts';
import { screen } from './screen.ts';
import { settings } from './settings.ts';
import { spywhere } from './spywhere.ts';
import { table } from './table.ts';
import { trouble } from './trouble.ts';
import { votes } from './votes.ts';

export const de: Texts<typeof fr> = {
  chat,
  end,
  games,
  home,
  lobby,
  offline,
  refusals,
  rules,
  says,
  screen,
  settings,
  spywhere,
  table,
  trouble,
  votes,
};
