import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isLevel } from '@oeillade/bots';
import { legalCommands } from '@oeillade/kernel';
import { UserError } from '../errors.ts';
import { gameOf, makeBot } from '../library.ts';
import { type BotName, isModule, isProgram } from './name.ts';
import { outsiderOf } from './outsiders.ts';
import type { MakeOwnBot, OwnBotKit } from './own-bot.ts';
import type { Player } from './player.ts';
import { ProgramLines } from './program-lines.ts';
import { ProgramPlayer } from './program-player.ts';
import type { SeatKit } from './seat-kit.ts';

/** Makes the players of some games. Files are loaded and programs started once, however many games they play. */
export class PlayerMaker {
  readonly #modules = new Map<BotName, MakeOwnBot>();
  /** Each seat has a process of its own: nobody plays with what another seat knows. */
  readonly #programs = new Map<string, ProgramLines>();

  /** To be done before anybody of these sits down. */
  async load(names: Iterable<BotName>): Promise<void> {
    for (const name of new Set(names)) {
      if (isModule(name) && !this.#modules.has(name)) this.#modules.set(name, await load(name));
    }
  }

  player(name: BotName, kit: SeatKit): Player {
    if (isLevel(name)) return makeBot({ ...kit, level: name });
    if (isProgram(name)) return new ProgramPlayer(this.#linesOf(name, kit.seat), kit);
    const make = this.#modules.get(name);
    if (make) return make(ownKit(kit));
    const outsider = outsiderOf(name, kit);
    if (!outsider) throw new UserError(`${kit.game} has no bot "${name}"`);
    return outsider;
  }

  close(): void {
    for (const lines of this.#programs.values()) lines.close();
    this.#programs.clear();
  }

  #linesOf(name: BotName, seat: number): ProgramLines {
    const key = `${seat} ${name}`;
    const lines = this.#programs.get(key) ?? new ProgramLines(name);
    this.#programs.set(key, lines);
    return lines;
  }
}

function ownKit(kit: SeatKit): OwnBotKit {
  const game = gameOf(kit.game);
  const { players, options, seat } = kit;
  return {
    ...kit,
    legal: () => legalCommands(game, game.imagine({ players, options }, kit.view()), seat),
  };
}

async function load(name: BotName): Promise<MakeOwnBot> {
  const module: unknown = await import(pathToFileURL(resolve(name)).href).catch((error: unknown) => {
    throw new UserError(`cannot load the bot ${name}: ${error instanceof Error ? error.message : error}`);
  });
  const make = (module as { default?: unknown }).default;
  if (typeof make !== 'function') {
    throw new UserError(`${name} is no bot: its default export is a function that makes one (docs/lab.md)`);
  }
  return make as MakeOwnBot;
}
