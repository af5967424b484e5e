/** Whether this device passes on files of that kind. */
export const canHandOut = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

interface Words {
  readonly title: string;
  readonly text: string;
  /** Left out where nobody else could follow it. */
  readonly url?: string;
}

/** Passes a file on as this device does. Whoever thinks better of it has shared nothing, and that is all. */
export const handOut = (file: File, words: Words): Promise<void> =>
  navigator.share({ files: [file], ...words }).catch(() => {});
