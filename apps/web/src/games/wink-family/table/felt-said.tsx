import { t } from '../../../shell/i18n/index.ts';
import { useSpaced } from '../../../ui/table/use-spaced.ts';
import type { Felt } from './felt.ts';
import { type FeltLine, feltLines } from './felt-words.ts';
import type { WinkScreen } from './shown.ts';

const EVERY = 1_000;

const say = ({ say: key, ...gaps }: FeltLine): string => t(`table.felt.${key}`, gaps);

/** The eyes on me in words: to read in the corner of one's eye, and for a screen reader. */
export function FeltSaid({ felt, screen }: { readonly felt: Felt; readonly screen: WinkScreen }) {
  const face = screen.faces.find(({ isLit }) => isLit) ?? null;
  const [head, more] = feltLines(felt, { face, mayWink: screen.signals.length > 0 }).map(say);
  const said = useSpaced([head, more].filter(Boolean).join('. '), EVERY);
  return (
    <div className="wk-felt" data-felt={felt.mode}>
      <p aria-hidden="true">
        <b>{head}</b> {more && <span>{more}</span>}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
