import { after } from './after.ts';
import { alone } from './alone.ts';
import { cast } from './cast.ts';
import { evening } from './evening.ts';
import { home } from './home.ts';
import { learn } from './learn.ts';
import { living } from './living.ts';
import { lobby } from './lobby.ts';
import { reactions } from './reactions.ts';
import { room } from './room.ts';
import { rules } from './rules.ts';
import { spywhere } from './spywhere.ts';
import { stage } from './stage.ts';
import type { TourPart } from './tour.ts';
import { trouble } from './trouble.ts';
import { wink } from './wink.ts';

/** Every page there is, with all that opens over it. */
export const PARTS: Readonly<Record<string, TourPart>> = {
  home,
  lobby,
  cast,
  wink,
  living,
  stage,
  reactions,
  spywhere,
  room,
  evening,
  learn,
  rules,
  alone,
  after,
  trouble,
};
