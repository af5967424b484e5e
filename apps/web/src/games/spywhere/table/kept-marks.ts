import { inTab } from '../../../shell/storage.ts';
import type { Marks } from './notebook.ts';

/** My own marks of one round, for as long as it is open in this window. */
export interface KeptMarks {
  readonly key: string;
  readonly marks: Marks;
}

/** The marks of this round: those at hand, if they are of it, else those that this window has kept. */
export function marksFor(code: string, round: number, atHand: KeptMarks | null): KeptMarks {
  const key = `oeillade/notebook/${code}/${round}`;
  return atHand?.key === key ? atHand : { key, marks: inTab.readValue<Marks>(key) ?? {} };
}

export const writeMarks = ({ key, marks }: KeptMarks): void => inTab.writeValue(key, marks);
