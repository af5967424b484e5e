import type { Refusal } from '@oeillade/kernel';
import type { TableModel } from '../../shell/session/model.ts';

type Known = Pick<TableModel, 'connection' | 'parting'> & {
  readonly refusal: Refusal | null;
};

/** What keeps somebody from playing, or kept them from what they asked for. */
export type Wrong =
  | { readonly is: 'lost' | 'moved' | 'tooSlow' }
  | { readonly is: 'refused'; readonly refusal: Refusal };

/** The one thing that is said; null while all is well. `isFresh`: the last refusal is still news. */
export function whatIsWrong({ connection, parting, refusal }: Known, isFresh: boolean): Wrong | null {
  if (connection === 'lost') return { is: parting === 'moved' || parting === 'tooSlow' ? parting : 'lost' };
  // What a pause forbids, the pause says itself; and once it is over, nothing is forbidden any more.
  if (refusal?.code === 'paused') return null;
  return refusal && isFresh ? { is: 'refused', refusal } : null;
}
