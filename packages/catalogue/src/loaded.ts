import type { GamePlugin } from './plugin.ts';

/** What is loaded of one kind of part, by plug-in. */
export class Loaded<T> {
  readonly #load: (plugin: GamePlugin) => Promise<T>;
  readonly #parts = new Map<GamePlugin, T>();

  constructor(load: (plugin: GamePlugin) => Promise<T>) {
    this.#load = load;
  }

  /** Null where it is not loaded yet. */
  of(plugin: GamePlugin): T | null {
    return this.#parts.get(plugin) ?? null;
  }

  put(plugin: GamePlugin, part: T): void {
    this.#parts.set(plugin, part);
  }

  async load(plugin: GamePlugin): Promise<T> {
    const part = this.#parts.get(plugin) ?? (await this.#load(plugin));
    this.#parts.set(plugin, part);
    return part;
  }

  async loadAll(plugins: readonly GamePlugin[]): Promise<void> {
    await Promise.all(plugins.map((plugin) => this.load(plugin)));
  }
}
