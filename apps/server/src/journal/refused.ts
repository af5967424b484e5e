/**
 * Why a journal that was found is not used: a newer program has written it; servers of an older program still use it; one
 * of the steps to its new form has failed.
 */
type Reason = 'JOURNAL_NEWER' | 'JOURNAL_IN_USE' | 'JOURNAL_STEP_FAILED';

/** The embedded journal is opened in a thread: of an error there its class is lost on the way, and its `code` is not. */
export class JournalRefused extends Error {
  readonly code: Reason;

  constructor(code: Reason, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.code = code;
  }
}

/** No step to a new form leaves anything behind where it fails. */
export const stepFailed = (from: number, error: Error): JournalRefused =>
  new JournalRefused(
    'JOURNAL_STEP_FAILED',
    `The journal could not be brought from version ${from} to ${from + 1} (${error.message}). ` +
      `It is as version ${from} left it; the next start tries again.`,
    error,
  );
