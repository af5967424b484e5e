import type { RecordText } from '@oeillade/story';

/** Which game a record says that it is, broken or not; null where its header cannot be read. */
export function gameOf({ texts }: RecordText): string | null {
  try {
    const { game } = JSON.parse(texts[0] ?? '') as { game?: unknown };
    return typeof game === 'string' ? game : null;
  } catch {
    return null;
  }
}
