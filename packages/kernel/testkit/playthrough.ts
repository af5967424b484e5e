import {
  type Command,
  changedOptions,
  type Game,
  type GameEvent,
  type Line,
  legalCommands,
  readSetup,
  type Setup,
  seedFrom,
  type Viewer,
} from '../src/index.ts';
import { type Leaf, leavesOf, paragraph, phrase } from './prose.ts';
import { randomGame } from './random-game.ts';

/**
 * A whole game as text that people can read: every command, what each viewer was told of it, and what changed in
 * each viewer's view (of the first, all of it). What several viewers share is written once.
 */
export function playthrough<S extends object, C extends Command, E extends GameEvent, V extends object>(
  game: Game<object, S, C, E, V>,
  { players, options, seed }: { readonly players: number; readonly options: object; readonly seed: string },
): string {
  const read = readSetup(game, players, options);
  if (!read.ok) throw new Error(read.message);
  const chronicle = new Chronicle(game, read.setup);
  const steps = randomGame(game, read.setup, seedFrom(seed));
  const chosen = phrase(leavesOf(changedOptions(game.facts, read.setup.options)));
  const title = [game.facts.title, `${players} players`, `seed "${seed}"`, ...(chosen ? [chosen] : [])].join(
    ', ',
  );
  let told = 0;
  for (;;) {
    const next = steps.next();
    const play = next.done ? next.value : next.value.play;
    chronicle.tell(play.lines.slice(told), play.state);
    told = play.lines.length;
    if (next.done) return `${title}\n${chronicle.text}`;
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
    this.text += paragraph(`\n${++this.#step}. seat ${seat}: ${sentence(command, 'do')}  (of ${choice})`);
  }

  tell(lines: readonly Line<E>[], state: S): void {
    for (const { t: _, ...event } of lines as readonly (Line<GameEvent> & E)[]) {
      this.text += paragraph(`  happened ${sentence(event, 'e')}`);
      this.#share('told', (viewer) => this.#told(event as unknown as E, viewer));
    }
    this.#share('sees', (viewer) => this.#changes(state, viewer));
  }

  #told(event: E, viewer: Viewer): readonly Leaf[] {
    const told = this.#game.disclose(event, viewer);
    return told ? kindFirst(told, 'e') : [['', 'nothing']];
  }

  /** The leaves of a view that are not as they were at the step before. */
  #changes(state: S, viewer: Viewer): readonly Leaf[] {
    const leaves = new Map(leavesOf(this.#game.view(state, viewer)));
    const before = this.#known.get(viewer) ?? new Map<string, string>();
    this.#known.set(viewer, leaves);
    const paths = [...leaves.keys()];
    const isGone = (path: string) =>
      !leaves.has(path) && !paths.some((other) => other.startsWith(`${path}.`));
    return [
      ...[...leaves].filter(([path, value]) => before.get(path) !== value),
      ...[...before.keys()].filter(isGone).map((path): Leaf => [path, 'no more']),
    ];
  }

  /** What several viewers have in common is written once. */
  #share(verb: string, leavesFor: (viewer: Viewer) => readonly Leaf[]): void {
    const shared = new Map<string, { readonly leaf: Leaf; readonly viewers: Viewer[] }>();
    for (const viewer of this.#viewers) {
      for (const leaf of leavesFor(viewer)) {
        const key = leaf.join('=');
        const known = shared.get(key);
        if (known) known.viewers.push(viewer);
        else shared.set(key, { leaf, viewers: [viewer] });
      }
    }
    const groups = Map.groupBy(shared.values(), ({ viewers }) => this.#name(viewers));
    for (const who of [...groups.keys()].sort(
      (a, b) => Number(b === 'everyone') - Number(a === 'everyone'),
    )) {
      const leaves = groups.get(who)!.map(({ leaf }) => leaf);
      this.text += paragraph(`  ${who} ${verb} ${phrase(leaves)}`);
    }
  }

  #name(viewers: readonly Viewer[]): string {
    if (viewers.length === this.#viewers.length) return 'everyone';
    const seats = viewers.filter((viewer) => viewer !== null);
    const named = seats.length > 0 ? [`seat ${seats.join(' ')}`] : [];
    return (viewers.includes(null) ? [...named, 'watcher'] : named).join(', ');
  }
}

/** The kind comes first, and needs no key. */
function kindFirst(event: object, kindKey: string): readonly Leaf[] {
  return leavesOf(event).map(([path, value]) => [path === kindKey ? '' : path, value]);
}

const sentence = (event: object, kindKey: string): string => phrase(kindFirst(event, kindKey));
