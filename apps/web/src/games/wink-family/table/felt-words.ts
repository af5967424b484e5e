import type { table } from '../../../shell/i18n/fr/table.ts';
import type { Felt } from './felt.ts';
import type { FaceShown } from './shown.ts';

/** One short line about the eyes on me: where its words are, and what stands in their gaps. */
export interface FeltLine {
  readonly say: keyof typeof table.felt;
  readonly name: string;
  readonly number: number;
}

interface Around {
  /** The face that I look at. */
  readonly face: Pick<FaceShown, 'name' | 'sight' | 'watchesMe'> | null;
  /** Whether I have a signal to give to it. */
  readonly mayWink: boolean;
}

/** What is said of the eyes on me: how many, and what that means. */
export function feltLines({ count, mode }: Felt, { face, mayWink }: Around): FeltLine[] {
  const line = (say: FeltLine['say']): FeltLine => ({ say, name: face?.name ?? '', number: count });
  switch (mode) {
    case 'nobody':
      return [line('nobody'), line('lost')];
    case 'only':
      return mayWink ? [line('only'), line('moment')] : [line('only')];
    case 'many':
      return [line('many'), line(count === 2 ? 'oneTooMany' : 'danger')];
    case 'other':
      if (face?.watchesMe) return [line('one')];
      return [line('one'), line(face && face.sight !== 'hidden' ? 'notThem' : 'whose')];
  }
}
