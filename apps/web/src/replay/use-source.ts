import { type Piece, piecesOf } from '@oeillade/story';
import { useEffect, useMemo, useState } from 'react';
import type { Person } from '../table/common/people.ts';
import { type Address, type Fetched, fetchRecord, type Trouble } from './fetch-record.ts';
import { handedTo } from './handed.ts';

/** Where the page is with its game: none chosen, on its way, there, or not to be had. */
export type Source =
  | { readonly is: 'none' | 'coming' }
  | { readonly is: 'trouble'; readonly trouble: Trouble }
  | {
      readonly is: 'there';
      readonly pieces: readonly Piece[];
      /** The people as they were at the table, where that is known. */
      readonly people: readonly Person[] | null;
    };

type Read = Fetched | 'none' | 'coming';

/** The records of the page: handed over, fetched from the server, or from a file. */
export function useSource(address: Address | null): [Source, (read: Fetched | null) => void] {
  const [people, setPeople] = useState<readonly Person[] | null>(null);
  const [read, setRead] = useState<Read>(address ? 'coming' : 'none');
  const { code, round } = address ?? {};
  useEffect(() => {
    const handed = handedTo(window.location.pathname);
    if (handed) {
      setPeople(handed.people);
      setRead({ ok: true, text: handed.text });
      return;
    }
    if (code === undefined || round === undefined) return;
    let isWanted = true;
    void fetchRecord({ code, round }).then((fetched) => isWanted && setRead(fetched));
    return () => {
      isWanted = false;
    };
  }, [code, round]);
  const source = useMemo(() => sourceOf(read, people), [read, people]);
  const open = (next: Fetched | null) => {
    setPeople(null);
    setRead(next ?? 'none');
  };
  return [source, open];
}

function sourceOf(read: Read, people: readonly Person[] | null): Source {
  if (read === 'none' || read === 'coming') return { is: read };
  if (!read.ok) return { is: 'trouble', trouble: read.trouble };
  const pieces = piecesOf(read.text);
  return pieces.length === 0 ? { is: 'trouble', trouble: 'unread' } : { is: 'there', pieces, people };
}
