/** Whether this device passes on files of that kind. */
export const canHandOut = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

interface Words {
  readonly title: string;
  readonly text: string;
  /** Left out where nobody else could follow it. */
  readonly url?: string;
}

/** Opens the device's own sheet for sharing. It is rejected when somebody closes the sheet: that is no error. */
export const handOut = (file: File, words: Words): Promise<void> =>
  navigator.share({ files: [file], ...words }).catch(() => {});
