import { castMember } from '@oeillade/table';
import { partOf } from '../../games/index.ts';
import type { GameLabel } from '../../games/labels.ts';
import type { Level } from '../../shell/levels.ts';
import { hasBegun, noteBegun, noteFirstTable, readRules } from '../../shell/preferences.ts';
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
  /** Persons of the cast, by their ids, who are to play; others fill up. */
  readonly opponents?: readonly string[];
  /** Chooses opponents and pace before the game begins. */
  readonly arranges: boolean;
}

type Played = Pick<LocalTablePlan, 'options' | 'rules'> & { readonly level: string; readonly bots: number };

/** Opens a table in this very browser and goes there, with or without a network. Gives the reason where that fails. */
export async function playAlone({
  game,
  person,
  level,
  opponents = [],
  arranges,
}: Wish): Promise<string | null> {
  keepPerson(person);
  const part = partOf(game.id);
  const kind = part.lesson.id;
  const usual: Played = { bots: game.bots, level, rules: readRules() };
  const isFirst = !arranges && !hasBegun(kind);
  const { bots, level: played, ...plan } = (isFirst && part.firstGame?.(game.id)) || usual;
  const code = await tablesWorker.open({
    game: game.id,
    person,
    ...plan,
    bots: botsOf(game, person.name, opponents, { count: bots, level: played as Level }),
    begins: !arranges,
  });
  if (code === null) return 'internal';
  noteBegun(kind);
  if (isFirst) noteFirstTable(code);
  goTo(`/alone/${code}`);
  return null;
}

/** Those who were chosen, at their own levels, and as many others of the level as a game needs. */
function botsOf(
  { players }: GameLabel,
  name: string,
  opponents: readonly string[],
  usual: { readonly count: number; readonly level: Level },
): LocalTablePlan['bots'] {
  const chosen = opponents
    .flatMap((id) => castMember(id) ?? [])
    .filter((member) => member.name !== name)
    .slice(0, players.max - 1);
  const missing = chosen.length > 0 ? players.min - 1 - chosen.length : usual.count;
  const taken = [name, ...chosen.map((member) => member.name)];
  const others = castFor(taken, Math.max(0, missing), usual.level);
  return [
    ...chosen.map(({ id }) => ({ member: id })),
    ...others.map(({ id }) => ({ member: id, level: usual.level })),
  ];
}
