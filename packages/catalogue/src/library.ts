import type { Bot, BotKit, BotPart, Moved } from '@oeillade/bots';
import type { FindGame, Game, GameLabel, GameRecord, Line, Seat } from '@oeillade/kernel';
import type { Story, StoryPart, Trait } from '@oeillade/story';
import { Loaded } from './loaded.ts';
import type { GamePlugin } from './plugin.ts';

/** A label, and what the game's folder is called. */
export interface LibraryLabel extends GameLabel {
  readonly folder: string;
}

/** The games that a program knows, and what it has loaded of them. */
export class Library {
  /** In the order of the shelf. */
  readonly labels: readonly LibraryLabel[];
  readonly #plugins: readonly GamePlugin[];
  readonly #byId: ReadonlyMap<string, GamePlugin>;
  readonly #rules = new Loaded<Readonly<Record<string, Game>>>(({ rules }) => rules());
  readonly #bots = new Loaded<BotPart>(({ bots }) => bots());
  readonly #stories = new Loaded<StoryPart>(({ story }) => story());

  constructor(plugins: readonly GamePlugin[]) {
    this.#plugins = plugins;
    this.labels = plugins
      .flatMap(({ folder, labels }) => labels.map((label) => ({ ...label, folder })))
      .sort((one, other) => one.place - other.place);
    this.#byId = new Map(
      plugins.flatMap((plugin) => plugin.labels.map(({ id }): [string, GamePlugin] => [id, plugin])),
    );
    if (this.#byId.size < this.labels.length) throw new Error('Two games have the same id.');
  }

  labelOf(id: string): LibraryLabel | null {
    return this.labels.find((label) => label.id === id) ?? null;
  }

  /** Null where there is no such game. */
  async loadRules(id: string): Promise<Game | null> {
    const plugin = this.#byId.get(id);
    return plugin ? ((await this.#rules.load(plugin))[id] ?? null) : null;
  }

  async loadBots(id: string): Promise<void> {
    const plugin = this.#byId.get(id);
    if (plugin) await this.#bots.load(plugin);
  }

  async loadStory(id: string): Promise<void> {
    const plugin = this.#byId.get(id);
    if (plugin) await this.#stories.load(plugin);
  }

  /** Loads everything, for programs that play whatever they are asked for. */
  async loadAll(): Promise<void> {
    await Promise.all([this.loadAllRules(), this.loadAllBots(), this.loadAllStories()]);
  }

  loadAllRules(): Promise<void> {
    return this.#rules.loadAll(this.#plugins);
  }

  loadAllBots(): Promise<void> {
    return this.#bots.loadAll(this.#plugins);
  }

  loadAllStories(): Promise<void> {
    return this.#stories.loadAll(this.#plugins);
  }

  /** Takes rules that the program has at hand, without loading them. */
  addRules(games: Readonly<Record<string, Game>>): void {
    for (const plugin of this.#plugins) {
      if (plugin.labels.every(({ id }) => Object.hasOwn(games, id))) this.#rules.put(plugin, games);
    }
  }

  /** The rules of a game; null where there is no such game, or where its rules are not loaded. */
  readonly findGame: FindGame = (id) => {
    const plugin = this.#byId.get(id);
    return (plugin && this.#rules.of(plugin)?.[id]) ?? null;
  };

  /** As `findGame`, but throws where the game is missing. */
  readonly gameOf = (id: string): Game => {
    const game = this.findGame(id);
    if (!game) throw new Error(`There is no game "${id}", or its rules are not loaded.`);
    return game;
  };

  readonly makeBot = (kit: BotKit): Bot => this.#need(this.#bots, kit.game, 'bots').make(kit);

  /** What an announcement means to a seat, for the face of a bot there. */
  readonly occasionOf = (game: string, told: object, seat: Seat): Moved | null =>
    this.#need(this.#bots, game, 'bots').occasionOf(told, seat);

  /** The story of a record that keeps the rules. */
  readonly tell = (record: GameRecord): Story =>
    this.#need(this.#stories, record.game.facts.id, 'stories').tell(record);

  /** What is told of everybody beyond one game of a kind, from its lines. */
  readonly traitsOf = (game: string, lines: readonly Line[]): readonly Trait[] =>
    this.#need(this.#stories, game, 'stories').traits(lines);

  #need<T>(parts: Loaded<T>, id: string, what: string): T {
    const plugin = this.#byId.get(id);
    const part = plugin && parts.of(plugin);
    if (!part) throw new Error(`There are no ${what} of "${id}", or they are not loaded.`);
    return part;
  }
}
