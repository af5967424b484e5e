import { partOf } from '../../games/index.ts';
import type { GameLabel } from '../../games/labels.ts';
import type { Level } from '../../shell/levels.ts';
import { hasBegun, noteBegun, readRules } from '../../shell/preferences.ts';
import { goTo } from '../../shell/route.ts';
import type { Person } from '../../shell/session/api.ts';
import { keepPerson } from '../../shell/session/person-kept.ts';
import { castFor } from '../../ui/cast.ts';
import type { LocalTablePlan } from './local-tables.ts';
import { tablesWorker } from './tables-worker.ts';

interface Wish {
  readonly game: GameLabel;
  readonly person: Person;
  readonly level: Level;
  /** Chooses opponents and pace before the game begins. */
  readonly arranges: boolean;
}

type Played = Pick<LocalTablePlan, 'options' | 'rules'> & { readonly level: string; readonly bots: number };

/** Opens a table in this very browser and goes there, with or without a network. Gives why not. */
export async function playAlone({ game, person, level, arranges }: Wish): Promise<string | null> {
  keepPerson(person);
  const part = partOf(game.id);
  const kind = part.lesson.id;
  const isFirst = !arranges && !hasBegun(kind);
  const {
    bots,
    level: played,
    ...plan
  }: Played = isFirst ? part.firstGame(game.id) : { bots: game.bots, level, rules: readRules() };
  const code = await tablesWorker.open({
    game: game.id,
    person,
    ...plan,
    bots: castFor([person.name], bots).map((bot) => ({ ...bot, level: played })),
    begins: !arranges,
  });
  if (code === null) return 'internal';
  noteBegun(kind);
  goTo(`/alone/${code}`);
  return null;
}
