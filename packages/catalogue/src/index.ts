import * as plugins from './offered/index.ts';
import type { GamePlugin } from './plugin.ts';

export { Library } from './library.ts';
export type { GamePlugin } from './plugin.ts';

/** The games that are offered. */
export const offered: readonly GamePlugin[] = Object.values(plugins);
