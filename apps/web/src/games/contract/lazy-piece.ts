import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component that is loaded, with its texts, when it is first shown. */
export type LazyPiece<Props> = LazyExoticComponent<ComponentType<Props>>;

interface Words {
  readonly load: () => Promise<void>;
}

export const piece = <Props>(
  load: () => Promise<ComponentType<Props>>,
  ...words: readonly Words[]
): LazyPiece<Props> => lazy(async () => ({ default: await withWords(load, words) }));

/** The same promise for whoever asks, so that a page may wait for it while it is drawn; a new one once it has failed. */
export function once<T>(load: () => Promise<T>, ...words: readonly Words[]): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= withWords(load, words).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function withWords<T>(load: () => Promise<T>, words: readonly Words[]): Promise<T> {
  const [loaded] = await Promise.all([load(), ...words.map((more) => more.load())]);
  return loaded;
}
