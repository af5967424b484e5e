import { goTo } from '../app/route.ts';
import { openTable, type Person } from '../session/api.ts';
import { keepPerson, keepSeat } from '../session/keepsakes.ts';

const ALONE = 'oeillade/alone';

/** Opens a table and goes there; alone, it is filled with bots and begins at once. Gives why not. */
export async function openAndGo(game: string, person: Person, alone: boolean): Promise<string | null> {
  keepPerson(person);
  const opened = await openTable(game, person);
  if (!opened.ok) return opened.code;
  const { code, token } = opened.value;
  keepSeat({ code, token, game, at: Date.now() });
  if (alone) sessionStorage.setItem(ALONE, code);
  goTo(`/t/${code}`);
  return null;
}

/** Was this table opened to play alone, and not begun yet? Asked once. */
export function takeAlone(code: string): boolean {
  if (sessionStorage.getItem(ALONE) !== code) return false;
  sessionStorage.removeItem(ALONE);
  return true;
}
