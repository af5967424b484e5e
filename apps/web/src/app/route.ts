import { readCode } from '@oeillade/protocol';
import { useSyncExternalStore } from 'react';

export type Route = { readonly page: 'home' } | { readonly page: 'table'; readonly code: string };

const CHANGED = 'oeillade:navigated';

function current(): string {
  return window.location.pathname;
}

export function readRoute(path: string): Route {
  const code = readCode(/^\/t\/([^/]+)\/?$/.exec(path)?.[1] ?? '');
  return code ? { page: 'table', code } : { page: 'home' };
}

export function goTo(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

export const useRoute = (): Route => readRoute(useSyncExternalStore(subscribe, current));
