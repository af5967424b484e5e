import {
  type Command,
  type Game,
  type GameEvent,
  legalCommands,
  readSetup,
  type Setup,
  seedFrom,
  type Viewer,
} from '../src/index.ts';
import { randomGame } from './random-game.ts';

/**
 * A whole game as text that people can read: every command, what each viewer was told of it, and what changed in
 * each viewer's view. What all the viewers share is written once, as seen by everyone.
 */
export function playthrough<S extends object, C extends Command, E extends GameEvent, V extends object>(
  game: Game<object, S, C, E, V>,
  players: number,
  seedText: string,
): string {
  const read = readSetup(game, players, {});
  if (!read.ok) throw new Error(read.message);
  const chronicle = new Chronicle(game, read.setup);
  const steps = randomGame(game, read.setup, seedFrom(seedText));
  let told = 0;
  for (;;) {
    const next = steps.next();
    const play = next.done ? next.value : next.value.play;
    chronicle.tell(play.lines.slice(told), play.state);
    told = play.lines.length;
    if (next.done) return `${game.facts.title}, ${players} players, seed "${seedText}"\n${chronicle.text}`;
    const { seat, command } = next.value;
    chronicle.announce(seat, command, legalCommands(game, play.state, seat));
  }
}

class Chronicle<S extends object, C extends Command, E extends GameEvent, V extends object> {
  text = '';
  readonly #game: Game<object, S, C, E, V>;
  readonly #viewers: readonly Viewer[];
  readonly #known = new Map<Viewer, Map<string, string>>();
  #step = 0;

  constructor(game: Game<object, S, C, E, V>, setup: Setup) {
    this.#game = game;
    this.#viewers = [...Array.from({ length: setup.players }, (_, seat) => seat), null];
  }

  announce(seat: number, command: C, legal: readonly C[]): void {
    const kinds = new Map<string, number>();
    for (const { do: kind } of legal) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const choice = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ');
    this.#write(`\n${++this.#step}. seat ${seat} ${JSON.stringify(command)}    of ${choice}`);
  }

  tell(events: readonly E[], state: S): void {
    for (const event of events) {
      this.#write(`  happened ${JSON.stringify(event)}`);
      this.#share((viewer) => [JSON.stringify(this.#game.disclose(event, viewer) ?? 'nothing')], 'told ');
    }
    const changes = new Map(this.#viewers.map((viewer) => [viewer, this.#changes(state, viewer)]));
    this.#share((viewer) => changes.get(viewer)!, 'sees ');
  }

  /** The leaves of a view that are not as they were at the step before. */
  #changes(state: S, viewer: Viewer): string[] {
    const leaves = leavesOf(this.#game.view(state, viewer));
    const before = this.#known.get(viewer) ?? new Map<string, string>();
    this.#known.set(viewer, leaves);
    const changed = [...leaves].filter(([path, value]) => before.get(path) !== value);
    const gone = [...before.keys()].filter((path) => !leaves.has(path));
    return [
      ...changed.map(([path, value]) => `${path}=${value}`),
      ...gone.map((path) => `${path} is no more`),
    ];
  }

  #share(entriesOf: (viewer: Viewer) => readonly string[], verb: string): void {
    const lists = this.#viewers.map((viewer) => ({ viewer, entries: entriesOf(viewer) }));
    const isShared = (entry: string) => lists.every(({ entries }) => entries.includes(entry));
    const shared = lists[0]!.entries.filter(isShared);
    if (shared.length > 0) this.#write(`  everyone ${verb}${shared.join('  ')}`);
    for (const { viewer, entries } of lists) {
      const own = entries.filter((entry) => !isShared(entry));
      const who = viewer === null ? 'watcher' : `seat ${viewer}`;
      if (own.length > 0) this.#write(`  ${who} ${verb}${own.join('  ')}`);
    }
  }

  #write(line: string): void {
    this.text += `${line}\n`;
  }
}

/** Every value of a view by its path; lists of plain values are one leaf, they read better so. */
function leavesOf(view: object): Map<string, string> {
  const leaves = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    const isPlain = typeof value !== 'object' || value === null;
    if (isPlain || (Array.isArray(value) && value.every((item) => typeof item !== 'object'))) {
      leaves.set(path, JSON.stringify(value));
      return;
    }
    for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`);
  };
  walk(view, '');
  return leaves;
}
