import { downloadFile } from '../../../ui/download-file.ts';

/** Gives the person lines of records as a file. */
export const download = (name: string, text: string): void =>
  downloadFile(new File([text], name, { type: 'application/jsonl' }));
