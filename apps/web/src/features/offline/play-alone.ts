import type { GameLabel } from '../../games/labels.ts';
import type { Level } from '../../shell/levels.ts';
import { readRules } from '../../shell/preferences.ts';
import { goTo } from '../../shell/route.ts';
import type { Person } from '../../shell/session/api.ts';
import { keepPerson } from '../../shell/session/person-kept.ts';
import { botNames } from '../../ui/bot-names.ts';
import { tablesWorker } from './tables-worker.ts';

interface Wish {
  readonly game: GameLabel;
  readonly person: Person;
  readonly level: Level;
  /** Chooses opponents and pace before the game begins. */
  readonly arranges: boolean;
}

/** Opens a table in this very browser and goes there, with or without a network. Gives why not. */
export async function playAlone({ game, person, level, arranges }: Wish): Promise<string | null> {
  keepPerson(person);
  const bots = botNames([person.name], game.bots).map((name) => ({ name, level }));
  const code = await tablesWorker.open({
    game: game.id,
    person,
    bots,
    rules: readRules(),
    begins: !arranges,
  });
  if (code === null) return 'internal';
  goTo(`/alone/${code}`);
  return null;
}
