import { goTo } from '../../shell/route.ts';
import { openTable, type Person } from '../../shell/session/api.ts';
import { keepPerson } from '../../shell/session/person-kept.ts';
import { keepSeat } from '../../shell/session/seats-kept.ts';

/** Opens a table to play with others, and goes there. Gives the reason where that fails. */
export async function openAndGo(game: string, person: Person): Promise<string | null> {
  keepPerson(person);
  const opened = await openTable(game, person);
  if (!opened.ok) return opened.code;
  const { code, token } = opened.value;
  keepSeat({ code, token, game, at: Date.now() });
  goTo(`/t/${code}`);
  return null;
}
