import { goTo } from '../../shell/route.ts';
import type { Person } from '../../shell/session/api.ts';
import { keepPerson } from '../../shell/session/keepsakes.ts';
import type { Box } from '../home/games.ts';
import type { Level } from '../home/levels.ts';
import { botNames } from '../lobby/bots.ts';
import { door } from './door.ts';
import { readRules } from './preferences.ts';

interface Wish {
  readonly box: Box;
  readonly person: Person;
  readonly level: Level;
  /** Chooses opponents and pace before the game begins. */
  readonly arranges: boolean;
}

/** Opens a table in this very browser and goes there, with or without a network. Gives why not. */
export async function playAlone({ box, person, level, arranges }: Wish): Promise<string | null> {
  keepPerson(person);
  const bots = botNames([person.name], box.bots).map((name) => ({ name, level }));
  const code = await door.open({ game: box.id, person, bots, rules: readRules(), begins: !arranges });
  if (code === null) return 'internal';
  goTo(`/alone/${code}`);
  return null;
}
