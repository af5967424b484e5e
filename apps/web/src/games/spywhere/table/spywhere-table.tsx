import { type CSSProperties, memo, Suspense, useMemo, useRef } from 'react';
import { useAlone } from '../../../shell/alone.ts';
import { sayWord } from '../../../shell/i18n/index.ts';
import { useSettings } from '../../../shell/settings.ts';
import { useStore } from '../../../shell/store.ts';
import { useArrival } from '../../../shell/use-arrival.ts';
import { Felt, Quilt } from '../../../ui/art/index.ts';
import { pressOnce } from '../../../ui/press-once.ts';
import { HintSlot } from '../../../ui/table/hint-slot.tsx';
import { useTableStore } from '../../../ui/table/table-source.ts';
import { type Cover, useCover } from '../../../ui/table/use-cover.ts';
import { type Shape, useLayout } from '../../../ui/table/use-layout.ts';
import type { TableProps } from '../../contract/table.ts';
import { SpywhereDefs } from '../art/index.ts';
import { TableStage } from '../scenes/lazy.ts';
import { SHELF_WORDS } from '../shelf-words.ts';
import { hintTexts } from '../texts/hints.ts';
import { Actions } from './actions.tsx';
import { Ghost, Hand } from './hand.tsx';
import { KeepFocus } from './keep-focus.tsx';
import { LastLogEntry, LogBeside } from './log.tsx';
import { Market, Pile } from './market.tsx';
import { MyPlace } from './my-place.tsx';
import { NotebookBeside } from './notebook-beside.tsx';
import { PassportOpening } from './passport-opening.tsx';
import { Passports } from './passports.tsx';
import { Rivals } from './rivals.tsx';
import { Sheets } from './sheets.tsx';
import { Spoken } from './spoken.tsx';
import { SpywhereStore } from './spywhere-store.ts';
import css from './spywhere-table.module.css';
import { Top } from './top.tsx';
import { TurnNow } from './turn.tsx';
import { SpywhereProvider, useShown, useTable } from './use-spywhere.ts';
import { veiled } from './veil.ts';
import { spywhereHints } from './which-hints.ts';

/** The table of Spywhere: whose plate is from where. */
export function SpywhereTable({ session, gallery }: TableProps) {
  const isAlone = useAlone();
  const store = useTableStore(() => new SpywhereStore(session, { isAlone }));
  const { coverHand } = useSettings();
  const isSeated = useStore(session, ({ seat }) => seat !== null);
  const cover = useCover(coverHand && isSeated);
  const { isShown } = cover;
  const source = useMemo(
    () => veiled(store, { hand: !isShown, log: coverHand }),
    [store, isShown, coverHand],
  );
  return (
    <SpywhereProvider source={source}>
      <Around gallery={gallery} cover={coverHand ? cover : null} />
    </SpywhereProvider>
  );
}

interface AroundProps extends Pick<TableProps, 'gallery'> {
  /** Where my hand is to be covered. */
  readonly cover: Cover | null;
}

/** Plates, the market and what I hold. It is drawn for another layout; each part of it for itself. */
function Around({ gallery, cover }: AroundProps) {
  const isAlone = useAlone();
  const { shape } = useLayout();
  const isLarge = shape === 'large';
  const root = useRef<HTMLElement>(null);
  const heading = useArrival();
  const { actions } = useTable();
  const { rivals, isSeated } = useShown(({ screen }) => ({
    rivals: screen.rivals.length,
    isSeated: screen.me !== null,
  }));
  return (
    <main
      ref={root}
      className={css.table}
      data-part="game-table spy-table"
      data-shape={shape}
      data-coach="above"
      style={{ '--rivals': rivals } as CSSProperties}
      onKeyDown={(event) => {
        pressOnce(event);
        if (event.key === 'Escape') actions.letGo();
      }}
    >
      <h1 className="visually-hidden" ref={heading} tabIndex={-1}>
        {sayWord(SHELF_WORDS.name)}
      </h1>
      <SpywhereDefs />
      <Quilt />
      <Top isLarge={isLarge} />
      {isLarge ? <LogBeside /> : <LastLogEntry />}
      <div className={css.spTable}>
        {isLarge && <Felt />}
        <Rivals small={!isLarge} />
        <div className={css.middle}>
          <Pile />
          <Market />
        </div>
        <MyPlace small={!isLarge} />
        {!isLarge && <Passports />}
      </div>
      {isLarge && (
        <div className={css.side} data-part="spy-side">
          <TurnNow />
          <NotebookBeside />
        </div>
      )}
      {isSeated && (
        <footer className={css.dock}>
          {isLarge && <Passports />}
          <Hand cover={cover} />
          <Actions />
        </footer>
      )}
      {!isSeated && gallery && (
        <footer className={css.dock}>
          <div className={css.watching}>{gallery}</div>
        </footer>
      )}
      <Hints shape={shape} />
      {isAlone && <PassportOpening />}
      <Ghost />
      <Sheets />
      <Spoken />
      <KeepFocus root={root} />
      <Staged />
    </main>
  );
}

/** What is good to know at this moment. */
const Hints = memo(function Hints({ shape }: { readonly shape: Shape }) {
  const hints = useShown(({ screen, told }) => spywhereHints(screen, told));
  return (
    <HintSlot
      hints={hints}
      words={hintTexts}
      above={() => (shape === 'standing' ? '[data-part~="spy-hand-place"]' : '[data-part~="spy-actions"]')}
    />
  );
});

const Staged = memo(function Staged() {
  const { session } = useTable();
  const people = useShown((model) => model.people);
  return (
    <Suspense fallback={null}>
      <TableStage session={session} people={people} />
    </Suspense>
  );
});
