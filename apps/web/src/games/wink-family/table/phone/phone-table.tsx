import { Suspense, useMemo, useState } from 'react';
import type { TableSession } from '../../../../shell/session/session.ts';
import { useStore } from '../../../../shell/store.ts';
import { useArrival } from '../../../../shell/use-arrival.ts';
import { useWakeLock } from '../../../../shell/use-wake-lock.ts';
import { HintSlot } from '../../../../ui/table/hint-slot.tsx';
import { Peek } from '../../../../ui/table/peek.tsx';
import { useTableStore } from '../../../../ui/table/table-source.ts';
import { useCover } from '../../../../ui/table/use-cover.ts';
import { useFresh } from '../../../../ui/table/use-now.ts';
import { nameOf } from '../../shelf.ts';
import { TableStage } from '../../stage/lazy.ts';
import { hintTexts } from '../../texts/hints.ts';
import { say } from '../../texts/table.ts';
import { Actions } from '../actions.tsx';
import { Live } from '../live.tsx';
import { LastLogEntry } from '../log.tsx';
import { Notices } from '../notices.tsx';
import { Sheets } from '../sheets.tsx';
import { Spies } from '../spies.tsx';
import { Top } from '../top.tsx';
import { WinkProvider } from '../use-wink.ts';
import { phoneHints } from '../which-hints.ts';
import { WinkStore } from '../wink-store.ts';
import winkTableCss from '../wink-table.module.css';
import { OpenHand } from './hand.tsx';
import { Pad } from './pad.tsx';
import { type Mistake, PhoneStore } from './phone-store.ts';
import css from './phone-table.module.css';

/** Long enough to look up from the room and read it. */
const MISTAKE_STAYS = 5_000;

/** A phone at a table of real faces (D-1): my cards, covered, and what I can do. The eyes are in the room. */
export function PhoneTable({ session }: { readonly session: TableSession }) {
  const known = useTableStore(() => new WinkStore(session));
  const phone = useMemo(() => new PhoneStore(known), [known]);
  return (
    <WinkProvider source={phone}>
      <InHand phone={phone} />
    </WinkProvider>
  );
}

function InHand({ phone }: { readonly phone: PhoneStore }) {
  const cover = useCover(true);
  const hasSeenHand = useOnce(cover.isShown);
  const { game, cells, hand, mistake, hints } = useStore(phone, ({ lobby, screen, told, ...own }) => ({
    game: lobby.game,
    cells: screen.cells,
    hand: own.hand,
    mistake: own.mistake,
    hints: phoneHints(screen, hasSeenHand, told),
  }));
  const heading = useArrival();
  useWakeLock(true);
  return (
    <main
      className={`${winkTableCss.table} ${css.phone}`}
      data-part="game-table wink-table phone-table"
      data-shape="hand"
    >
      <h1 className="visually-hidden" ref={heading} tabIndex={-1}>
        {nameOf(game)}
      </h1>
      <Top shape="standing" />
      <LastLogEntry />
      <div className={css.middle}>
        {cover.isShown ? <OpenHand cards={hand} /> : <Pad cells={cells} onSelect={phone.actions.select} />}
        <MistakeShown mistake={mistake} />
      </div>
      <footer className={winkTableCss.dock}>
        <Actions />
        <div className={css.mine}>
          <Spies />
          <Peek cover={cover} />
        </div>
      </footer>
      <Notices />
      <Sheets />
      <HintSlot hints={hints} words={hintTexts} above={() => '[data-part~="wink-actions"]'} />
      <Live hand={cover.isShown ? hand : undefined} />
      <Suspense fallback={null}>
        <TableStage source={phone} isDiscreet />
      </Suspense>
    </main>
  );
}

/** Whether something has ever been so. */
function useOnce(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo);
  if (isSo && !was) setWas(true);
  return was;
}

/** Said only to whoever has pressed it: before, nothing on the phone tells what they hold. */
function MistakeShown({ mistake }: { readonly mistake: Mistake | null }) {
  const isFresh = useFresh(mistake?.at ?? 0, MISTAKE_STAYS);
  return (
    <div className={css.mistake} data-part="phone-mistake" role="status">
      {mistake && isFresh && <p>{say(`lookAtHand.${mistake.what}`)}</p>}
    </div>
  );
}
