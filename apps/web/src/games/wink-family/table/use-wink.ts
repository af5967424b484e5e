import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { TableSession } from '../../../shell/session/session.ts';
import { useStore } from '../../../shell/store.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { type WinkModel, type WinkSource, WinkStore } from './wink-store.ts';

interface AtWink {
  readonly source: WinkSource;
  /** Another language is another context: every part of the table says its words anew. */
  readonly language: string;
}

const Context = createContext<AtWink | null>(null);

interface WinkProviderProps {
  readonly source: WinkSource;
  readonly children: ReactNode;
}

/** Around a table, so that each of its parts draws from it what it shows. */
export function WinkProvider({ source, children }: WinkProviderProps) {
  const language = useLanguage();
  const value = useMemo(() => ({ source, language }), [source, language]);
  return createElement(Context, { value }, children);
}

/** A table of this session in play, followed for as long as it is shown. */
export function useWinkStore(session: TableSession): WinkStore {
  const [store] = useState(() => new WinkStore(session));
  useEffect(() => store.open(), [store]);
  return store;
}

/** The table around this part of it: its session, and what I can do. */
export function useTable(): WinkSource {
  const at = useContext(Context);
  if (!at) throw new Error('Parts of a table are shown at a table.');
  return at.source;
}

/** What this part shows of the table: it is drawn again when that has changed, and for nothing else. */
export const useShown = <Part>(select: (model: WinkModel) => Part): Part => useStore(useTable(), select);
