import { readCode } from '@oeillade/protocol';
import { useSyncExternalStore } from 'react';

/** Reads what stands in the places of an address; null for what does not fit there. */
const PLACES = {
  code: readCode,
  round: (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : null),
  game: (text: string) => text,
  lesson: (text: string) => text,
} as const;

type Place = keyof typeof PLACES;

/** What an address such as `/t/:code/replay/:round` says in its places. */
export type Params<Address extends string> = Address extends `${string}:${infer Rest}`
  ? (Rest extends `${infer Name extends Place}/${string}`
      ? { readonly [key in Name]: NonNullable<ReturnType<(typeof PLACES)[key]>> }
      : Rest extends Place
        ? { readonly [key in Rest]: NonNullable<ReturnType<(typeof PLACES)[key]>> }
        : never) &
      (Rest extends `${string}/${infer More}` ? Params<More> : unknown)
  : unknown;

/** What is shown at each address. */
export type Routes<Address extends string, Shown> = {
  readonly [one in Address]: (params: Params<one>) => Shown;
};

/** What is shown at this path; null where it is no address. */
export function findRoute<Address extends string, Shown>(
  routes: Routes<Address, Shown>,
  path: string,
): Shown | null {
  const given = partsOf(path);
  for (const [address, show] of Object.entries<(params: never) => Shown>(routes)) {
    const params = readParams(partsOf(address), given);
    if (params) return show(params as never);
  }
  return null;
}

const partsOf = (path: string): readonly string[] => path.replace(/\/$/, '').split('/');

function readParams(address: readonly string[], given: readonly string[]): object | null {
  if (address.length !== given.length) return null;
  const params: Record<string, unknown> = {};
  for (const [index, part] of address.entries()) {
    const text = given[index]!;
    if (!part.startsWith(':')) {
      if (part !== text) return null;
      continue;
    }
    const name = part.slice(1) as Place;
    const value = text === '' ? null : PLACES[name](text);
    if (value === null) return null;
    params[name] = value;
  }
  return params;
}

const CHANGED = 'oeillade:navigated';

function current(): string {
  return window.location.pathname;
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

export const usePath = (): string => useSyncExternalStore(onNavigation, current);
