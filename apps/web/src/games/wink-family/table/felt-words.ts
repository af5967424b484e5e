import type { table } from '../texts/fr/table.ts';
import type { Felt } from './felt.ts';
import type { FaceShown } from './shown.ts';

/** One short sentence about the eyes on me: where its words are, and what stands in their gaps. */
export interface FeltSaying {
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
export function feltSayings({ count, mode }: Felt, { face, mayWink }: Around): FeltSaying[] {
  const saying = (say: FeltSaying['say']): FeltSaying => ({ say, name: face?.name ?? '', number: count });
  switch (mode) {
    case 'nobody':
      return [saying('nobody'), saying('lost')];
    case 'only':
      return mayWink ? [saying('only'), saying('moment')] : [saying('only')];
    case 'many':
      return [saying('many'), saying(count === 2 ? 'oneTooMany' : 'danger')];
    case 'other':
      if (face?.watchesMe) return [saying('one')];
      return [saying('one'), saying(face && face.sight !== 'hidden' ? 'notThem' : 'whose')];
  }
}
