/** The exit codes of the lab. */
export const EXIT = { ok: 0, broken: 1, usage: 2, interrupted: 130 } as const;

/** Something that the person at the keyboard can mend: it is told in one sentence, without a stack. */
export class UserError extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode: number = EXIT.usage) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};

/** Turns what the system says of a file into a sentence; leaves any other error as it is. */
export function fileError(verb: 'read' | 'write', path: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === undefined) return error;
  return new UserError(`cannot ${verb} ${path}: ${REASONS[code] ?? code}`);
}

export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return error.code;
}
