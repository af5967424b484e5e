import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { type Store, useStore } from '../../shell/store.ts';
import { useLanguage } from '../../shell/use-language.ts';

interface ProviderProps<Source> {
  readonly source: Source;
  readonly children: ReactNode;
}

/** How the parts of one game's table get at what they show. `Source` is the store of that table. */
export function tableSource<Source extends Store<unknown>>() {
  type Model = Source['model'];
  /** Another language is another context: every part of the table says its words anew. */
  const Context = createContext<{ readonly source: Source; readonly language: string } | null>(null);

  /** The table around this part of it. */
  function useTable(): Source {
    const at = useContext(Context);
    if (!at) throw new Error('Parts of a table are shown at a table.');
    return at.source;
  }

  return {
    useTable,
    /** Around a table, so that each of its parts draws from it what it shows. */
    Provider({ source, children }: ProviderProps<Source>) {
      const language = useLanguage();
      const value = useMemo(() => ({ source, language }), [source, language]);
      return createElement(Context, { value }, children);
    },
    /** What this part shows of the table: it is drawn again when that has changed, and for nothing else. */
    useShown<Part>(select: (model: Model) => Part): Part {
      return useStore<Model, Part>(useTable(), select);
    },
  };
}

interface Follows {
  open(): () => void;
}

/** The store of a table in play, followed for as long as it is shown. */
export function useTableStore<Opened extends Follows>(make: () => Opened): Opened {
  const [store] = useState(make);
  useEffect(() => store.open(), [store]);
  return store;
}
