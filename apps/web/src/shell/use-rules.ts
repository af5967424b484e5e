import { use } from 'react';
import { library } from './library.ts';

const loading = new Map<string, Promise<unknown>>();

/** Waits, with what stands around it, until the rules of this game are there. */
export function useRules(game: string): void {
  const rules = loading.get(game) ?? library.loadRules(game);
  loading.set(game, rules);
  use(rules);
}
