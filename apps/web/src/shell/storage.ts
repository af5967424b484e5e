/**
 * What a browser remembers. Some refuse to: private windows, blocked site data, a full disk. Then it is remembered as
 * long as the page is open, and callers notice nothing.
 */
export class DeviceStorage {
  readonly #open: () => Storage;
  /** Texts that the browser refused to store. */
  readonly #refused = new Map<string, string | null>();

  /** `open` may throw: the very name of a blocked storage does. */
  constructor(open: () => Storage) {
    this.#open = open;
  }

  read(key: string): string | null {
    const own = this.#refused.get(key);
    if (own !== undefined) return own;
    try {
      return this.#open().getItem(key);
    } catch {
      return null;
    }
  }

  write(key: string, text: string): void {
    this.#try(key, text, (storage) => storage.setItem(key, text));
  }

  forget(key: string): void {
    this.#try(key, null, (storage) => storage.removeItem(key));
  }

  /** Null where nothing was stored, or nothing that can be parsed. The caller checks its shape. */
  readValue<T>(key: string): T | null {
    try {
      return JSON.parse(this.read(key) ?? 'null') as T | null;
    } catch {
      return null;
    }
  }

  writeValue(key: string, value: unknown): void {
    this.write(key, JSON.stringify(value));
  }

  #try(key: string, text: string | null, change: (storage: Storage) => void): void {
    try {
      change(this.#open());
      this.#refused.delete(key);
    } catch {
      this.#refused.set(key, text);
    }
  }
}

/** From one visit to the next. */
export const onDevice = new DeviceStorage(() => localStorage);

/** For as long as this tab is open. */
export const inTab = new DeviceStorage(() => sessionStorage);
