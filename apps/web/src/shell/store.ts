import { useRef, useSyncExternalStore } from 'react';

/** Something that changes while it is shown: its model is replaced, never changed, and listeners hear of it. */
export interface Store<Model> {
  readonly model: Model;
  subscribe(listener: () => void): () => void;
}

/**
 * What `select` takes from a store. The component is drawn again when that has become another, however often the rest of
 * the model is replaced; what stayed equal inside it stays the same object, so that `memo` holds.
 */
export function useStore<Model, Part>(store: Store<Model>, select: (model: Model) => Part): Part {
  const last = useRef<Part | undefined>(undefined);
  const read = () => {
    const part = share(last.current, select(store.model));
    last.current = part;
    return part;
  };
  return useSyncExternalStore(store.subscribe, read);
}

/** `after`, with every part that is equal taken from `before`. Only arrays and plain objects are compared in depth. */
export function share<T>(before: unknown, after: T): T {
  if (Object.is(before, after) || !isPlain(before) || !isPlain(after)) return after;
  const keys = Object.keys(after);
  const shared = Array.isArray(after) ? [] : {};
  let isSame = Array.isArray(before) === Array.isArray(after) && Object.keys(before).length === keys.length;
  for (const key of keys) {
    const part = share(before[key], after[key]);
    Object.assign(shared, { [key]: part });
    isSame &&= key in before && Object.is(before[key], part);
  }
  return (isSame ? before : shared) as T;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** A function that gives the very same result as before where each of its named inputs is the same. */
export function remembering<Inputs extends object, Result>(
  make: (inputs: Inputs) => Result,
): (inputs: Inputs) => Result {
  let last: { readonly inputs: Inputs; readonly result: Result } | null = null;
  return (inputs) => {
    const keys = Object.keys(inputs) as (keyof Inputs)[];
    const before = last?.inputs;
    if (!last || keys.some((key) => !Object.is(before?.[key], inputs[key]))) {
      last = { inputs, result: make(inputs) };
    }
    return last.result;
  };
}
