import type { Seat } from '@oeillade/kernel';
import { useCallback, useEffect, useState } from 'react';
import { type Marks, nextMarks } from './notebook.ts';
import type { Nation } from './spywhere-screen.ts';

function read(key: string): Marks {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Marks;
  } catch {
    return {};
  }
}

/** My own marks, for as long as this round is open in this window. */
export function useNotebook(code: string, round: number): [Marks, (seat: Seat, nation: Nation) => void] {
  const key = `oeillade/notebook/${code}/${round}`;
  const [kept, setKept] = useState(() => ({ key, marks: read(key) }));
  const marks = kept.key === key ? kept.marks : read(key);
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(marks));
    } catch {
      // Then the notes last as long as the page.
    }
  }, [key, marks]);
  const press = useCallback(
    (seat: Seat, nation: Nation) =>
      setKept((before) => ({
        key,
        marks: nextMarks(before.key === key ? before.marks : read(key), seat, nation),
      })),
    [key],
  );
  return [marks, press];
}
