import { piecesOf, type RecordText } from '@oeillade/story';
import { useEffect, useMemo, useState } from 'react';
import { type Address, readKept } from '../../shell/kept-link.ts';
import { goTo } from '../../shell/route.ts';
import type { Appearance } from '../history/appearances.ts';
import { type Fetched, fetchRecord, readKeptRecord, type Trouble } from '../history/fetch-record.ts';
import { handedTo, takeBack } from './handed.ts';
import { useSearch } from './use-search.ts';

/** Where the page is with its game: none chosen, on its way, there, or not to be had. */
export type Source =
  | { readonly is: 'none' | 'coming' }
  | { readonly is: 'trouble'; readonly trouble: Trouble }
  | {
      readonly is: 'there';
      readonly pieces: readonly RecordText[];
      /** The people as they were at the table, where that is known. */
      readonly appearances: readonly Appearance[] | null;
    };

type Read = Fetched | 'none' | 'coming';

interface SourceOptions {
  /** Where files are opened: this page without an address. */
  readonly bare: '/replay' | '/proof';
  /** A game of the server's. */
  readonly address?: Address | null;
}

/** The records of the page: handed over, from the server, from this device's history, or from a file. */
export function useSource(options: SourceOptions): [Source, (read: Fetched | null) => void] {
  const { bare, address = null } = options;
  const search = useSearch();
  const path = window.location.pathname + search;
  const isAtOnce = address === null && readKept(search) === null;
  const [held, hold] = useState<{ readonly path: string; readonly read: Read } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the address.
  useEffect(() => {
    const handed = handedTo(path);
    if (handed) return hold({ path, read: { ok: true, ...handed } });
    const kept = readKept(search);
    const coming = address ? fetchRecord(address) : kept && readKeptRecord(kept);
    let isWanted = true;
    void coming?.then((read) => isWanted && hold({ path, read }));
    return () => {
      isWanted = false;
    };
  }, [path]);
  const read = held?.path === path ? held.read : isAtOnce ? 'none' : 'coming';
  const source = useMemo(() => sourceOf(read), [read]);
  const open = (next: Fetched | null) => {
    takeBack();
    hold({ path: bare, read: next ?? 'none' });
    // What is shown is no longer what the address says.
    if (path !== bare) goTo(bare);
  };
  return [source, open];
}

function sourceOf(read: Read): Source {
  if (read === 'none' || read === 'coming') return { is: read };
  if (!read.ok) return { is: 'trouble', trouble: read.trouble };
  const pieces = piecesOf(read.text);
  return pieces.length === 0
    ? { is: 'trouble', trouble: 'unread' }
    : { is: 'there', pieces, appearances: read.appearances };
}
