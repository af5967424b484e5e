import type { SqliteStore } from './sqlite.ts';

/** What the thread is told when it starts. */
export interface ThreadData {
  readonly folder: string;
  readonly eventVersion: number;
}

export type Method = Exclude<keyof SqliteStore, 'warnings' | 'isThere'>;

export interface StoreCall {
  readonly id: number;
  readonly method: Method;
  readonly args: readonly unknown[];
}

export interface StoreAnswer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** What the thread says: first that it is ready, with what should be known of the folder; then answers, and when the folder is gone. */
export type FromThread =
  | { readonly warnings: readonly string[] }
  | { readonly answers: readonly StoreAnswer[] }
  | { readonly trouble: string };
