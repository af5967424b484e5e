import { readCode } from '@oeillade/protocol';
import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly code: string }
  /** A table for a whole room, on a television or a tablet. */
  | { readonly page: 'screen'; readonly code: string }
  /** A table in this very browser. */
  | { readonly page: 'alone'; readonly code: string }
  /** Without a game, the choice of the four. */
  | { readonly page: 'rules'; readonly game: string | null }
  /** Without an address, a game from a file. */
  | { readonly page: 'replay'; readonly address: { readonly code: string; readonly round: number } | null }
  /** The games of this device. */
  | { readonly page: 'games' }
  | { readonly page: 'proof' }
  /** Without a lesson, the choice of them. */
  | { readonly page: 'learn'; readonly lesson: string | null }
  | { readonly page: 'train' };

const CHANGED = 'oeillade:navigated';

function current(): string {
  return window.location.pathname;
}

export function readRoute(path: string): Route {
  const rules = /^\/rules(?:\/([^/]*))?\/?$/.exec(path);
  if (rules) return { page: 'rules', game: rules[1] || null };
  if (/^\/replay\/?$/.test(path)) return { page: 'replay', address: null };
  if (/^\/games\/?$/.test(path)) return { page: 'games' };
  if (/^\/proof\/?$/.test(path)) return { page: 'proof' };
  const learn = /^\/learn(?:\/([^/]*))?\/?$/.exec(path);
  if (learn) return { page: 'learn', lesson: learn[1] || null };
  if (/^\/train\/?$/.test(path)) return { page: 'train' };
  const replay = /^\/t\/([^/]+)\/replay\/(\d{1,6})\/?$/.exec(path);
  const played = readCode(replay?.[1] ?? '');
  if (played) return { page: 'replay', address: { code: played, round: Number(replay?.[2]) } };
  const shown = readCode(/^\/t\/([^/]+)\/screen\/?$/.exec(path)?.[1] ?? '');
  if (shown) return { page: 'screen', code: shown };
  const alone = readCode(/^\/alone\/([^/]+)\/?$/.exec(path)?.[1] ?? '');
  if (alone) return { page: 'alone', code: alone };
  const code = readCode(/^\/t\/([^/]+)\/?$/.exec(path)?.[1] ?? '');
  return code ? { page: 'table', code } : { page: 'home' };
}

export function goTo(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new Event(CHANGED));
}

/** Hears of every other address, whether the app, the browser or somebody's hand has changed it. */
export function onNavigation(listener: () => void): () => void {
  const kinds = ['popstate', 'hashchange', CHANGED];
  for (const kind of kinds) window.addEventListener(kind, listener);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, listener);
  };
}

export const useRoute = (): Route => readRoute(useSyncExternalStore(onNavigation, current));
