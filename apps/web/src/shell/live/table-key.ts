import { onDevice } from '../storage.ts';

/** 256 bits. */
const BYTES = 32;
/** In a link, after everything that goes to a server. */
const IN_LINK = /[#&]k=([\w-]{43})(?![\w-])/;
const KEPT = 'oeillade/keys';
const MOST_KEPT = 12;

type Kept = readonly { readonly code: string; readonly key: string }[];

/** A new key, as it stands in a link. */
export const freshKey = (): string => inLetters(crypto.getRandomValues(new Uint8Array(BYTES)));

/** The key in a link, or in the part of an address that no server sees; null where there is none. */
export const keyIn = (link: string): string | null => IN_LINK.exec(link)?.[1] ?? null;

/** The end of a link that carries the key along. */
export const asFragment = (key: string): string => `#k=${key}`;

/** So that the page's own address, and what is made of it, brings others the key as well. */
export function showInAddress(key: string | null): void {
  const { pathname, search, hash } = window.location;
  const end = key === null ? '' : asFragment(key);
  if (hash === end) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${end}`);
  window.dispatchEvent(new Event('hashchange'));
}

const readKept = (): Kept => onDevice.readValue<Kept>(KEPT) ?? [];

export function keepKey(code: string, key: string): void {
  const others = readKept().filter((kept) => kept.code !== code);
  onDevice.writeValue(KEPT, [{ code, key }, ...others].slice(0, MOST_KEPT));
}

export const forgetKey = (code: string): void =>
  onDevice.writeValue(
    KEPT,
    readKept().filter((kept) => kept.code !== code),
  );

export const keptKey = (code: string): string | null =>
  readKept().find((kept) => kept.code === code)?.key ?? null;

export const secretOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** What everybody may know of a key, so that a page can tell whether it holds the right one: digits of its hash. */
export async function markOf(key: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', secretOf(key));
  return Array.from(new Uint8Array(hash, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const inLetters = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
