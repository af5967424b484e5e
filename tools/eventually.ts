import { setTimeout as delay } from 'node:timers/promises';

/** Longer than anything takes on a busy machine: it only ends tests that would never end by themselves. */
export const PATIENCE = 60_000;

const BETWEEN_LOOKS = 10;

/** Waits for what is promised; where it does not come, says what was waited for. */
export async function within<Value>(
  what: string,
  promise: Promise<Value>,
  longest = PATIENCE,
): Promise<Value> {
  const settled = new AbortController();
  const late = delay(longest, null, { signal: settled.signal }).then(() => {
    throw new Error(`Waited ${longest / 1_000} seconds in vain for ${what}.`);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    settled.abort();
  }
}

/** Waits until something is so; where it never is, says what was waited for. */
export async function eventually(
  what: string,
  holds: () => boolean | Promise<boolean>,
  longest = PATIENCE,
): Promise<void> {
  let isLate = false;
  const isSo = async () => {
    while (!isLate && !(await holds())) await delay(BETWEEN_LOOKS);
  };
  try {
    await within(what, isSo(), longest);
  } finally {
    isLate = true;
  }
}
