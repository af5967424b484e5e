import '../../../../styles/wink/index.css';
import '../../../../styles/screen/phone.css';
import type { GameId } from '@oeillade/games';
import type { Lobby } from '@oeillade/table';
import { useState } from 'react';
import { HintSlot } from '../../../../features/learn/hints/hint-slot.tsx';
import { phoneHints } from '../../../../features/learn/hints/moments.ts';
import { t } from '../../../../shell/i18n/index.ts';
import type { TableModel } from '../../../../shell/session/model.ts';
import type { TableSession } from '../../../../shell/session/session.ts';
import { useArrival } from '../../../../shell/use-arrival.ts';
import { useWakeLock } from '../../../../shell/use-wake-lock.ts';
import { Peek } from '../../../../ui/table/peek.tsx';
import { useCover } from '../../../../ui/table/use-cover.ts';
import { useFresh } from '../../../../ui/table/use-now.ts';
import { Actions } from '../actions.tsx';
import { Live } from '../live.tsx';
import { LastLine } from '../log.tsx';
import { Notices } from '../notices.tsx';
import { type Opened, Sheets } from '../sheets.tsx';
import { Spies } from '../spies.tsx';
import { Top } from '../top.tsx';
import { useAnnounced } from '../use-announced.ts';
import { OpenHand } from './hand.tsx';
import { Pad } from './pad.tsx';
import { type Mistake, usePhone } from './use-phone.ts';

interface PhoneTableProps {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly lobby: Lobby;
}

/** Long enough to look up from the room and read it. */
const MISTAKE_STAYS = 5_000;

/** A phone at a table of real faces (D-1): my cards, covered, and what I can do. The eyes are in the room. */
export function PhoneTable({ session, model, lobby }: PhoneTableProps) {
  const { wink, hand, mistake } = usePhone(session, model, lobby);
  const { screen, doings } = wink;
  const cover = useCover(true);
  const hasSeenHand = useOnce(cover.isShown);
  const [opened, open] = useState<Opened>(null);
  const { lines, spoken, spy, suspendedBy } = useAnnounced(model, lobby);
  const heading = useArrival();
  useWakeLock(true);
  return (
    <main className="wk ph" data-shape="hand">
      <h1 className="visually-hidden" ref={heading} tabIndex={-1}>
        {t(`games.${lobby.game as GameId}.name`)}
      </h1>
      <Top
        session={session}
        model={model}
        lobby={lobby}
        screen={screen}
        shape="standing"
        onPoints={() => open('points')}
        onKeys={() => open('keys')}
      />
      <LastLine lines={lines} people={screen.scores} />
      <div className="ph-middle">
        {cover.isShown ? <OpenHand cards={hand} /> : <Pad cells={screen.cells} onSelect={doings.select} />}
        <MistakeShown mistake={mistake} />
      </div>
      <footer className="wk-dock">
        <Actions
          wink={wink}
          clock={model.clock}
          onClaim={() => open('claim')}
          onAccuse={() => screen.accusations.length > 0 && open('accuse')}
        />
        <div className="ph-mine">
          <Spies game={lobby.game} count={screen.spies} name={spy} />
          <Peek cover={cover} />
        </div>
      </footer>
      <Notices session={session} model={model} lobby={lobby} people={screen.scores} />
      <Sheets
        opened={opened}
        screen={screen}
        doings={doings}
        spy={spy}
        lines={lines}
        onClose={() => open(null)}
      />
      <HintSlot hints={phoneHints(screen, hasSeenHand, model)} />
      <Live
        spoken={spoken}
        screen={cover.isShown ? { ...screen, hand } : screen}
        signal={null}
        suspendedBy={suspendedBy}
      />
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
    <div className="ph-mistake" role="status">
      {mistake && isFresh && <p>{t(`screen.hand.not.${mistake.what}`)}</p>}
    </div>
  );
}
