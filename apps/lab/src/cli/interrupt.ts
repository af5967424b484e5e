import { EXIT } from '../errors.ts';

/** The first Ctrl-C asks the work to stop where it is whole; the second leaves at once. */
export function onInterrupt(): { readonly signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const listener = () => {
    if (controller.signal.aborted) process.exit(EXIT.interrupted);
    controller.abort();
  };
  process.on('SIGINT', listener);
  return { signal: controller.signal, release: () => process.off('SIGINT', listener) };
}
