import type { TableEntry } from '@oeillade/room';
import { useEffect, useState } from 'react';
import { kept } from './kept.ts';

const latestFirst = (one: TableEntry, other: TableEntry): number => other.touched - one.touched;

async function readUnfinished(): Promise<readonly TableEntry[]> {
  const tables = (await (await kept())?.list()) ?? [];
  return tables.filter(({ phase }) => phase === 'playing').sort(latestFirst);
}

/** The games of this browser that go on, the latest first, and a way to delete one. */
export function useUnfinished(): [readonly TableEntry[], (code: string) => Promise<void>] {
  const [tables, setTables] = useState<readonly TableEntry[]>([]);
  useEffect(() => {
    let isShown = true;
    void readUnfinished().then((found) => isShown && setTables(found));
    return () => {
      isShown = false;
    };
  }, []);
  const remove = async (code: string) => {
    await (await kept())?.delete(code);
    setTables(await readUnfinished());
  };
  return [tables, remove];
}
