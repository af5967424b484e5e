import { lazy, type ReactNode, useMemo, useRef } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import type { TableSession } from '../../../shell/session/session.ts';
import { useSettings } from '../../../shell/settings.ts';
import { useStore } from '../../../shell/store.ts';
import { useArrival } from '../../../shell/use-arrival.ts';
import { Felt, Quilt } from '../../../ui/art/index.ts';
import { firstOf } from '../../../ui/first-of.ts';
import { pressOnce } from '../../../ui/press-once.ts';
import { useLayout } from '../../../ui/table/use-layout.ts';
import { nameOf } from '../shelf.ts';
import actionsCss from './actions.module.css';
import { Actions } from './actions.tsx';
import { Board } from './board.tsx';
import { Me } from './dock.tsx';
import { Faces } from './faces.tsx';
import { FeltSaid } from './felt-said.tsx';
import { GazeBelt } from './gaze-belt.tsx';
import { Hand } from './hand.tsx';
import { Hints } from './hints.tsx';
import { Live } from './live.tsx';
import { LastLogEntry, Log } from './log.tsx';
import { Notices } from './notices.tsx';
import { Rays, Sights } from './rays.tsx';
import { Scores } from './scores.tsx';
import { Sheets } from './sheets.tsx';
import { Spies } from './spies.tsx';
import { Top } from './top.tsx';
import { TurnNow } from './turn.tsx';
import { useKeys } from './use-keys.ts';
import { usePlaces } from './use-places.ts';
import { useShown, useWinkStore, WinkProvider } from './use-wink.ts';
import { eyesCarried } from './wink-screen.ts';
import css from './wink-table.module.css';

interface WinkTableProps {
  readonly session: TableSession;
}

/** Where a call begins: the chosen card, else one that can be called, else the button that passes. */
const NEXT_CARD = [
  '[data-part~="wink-card"][data-selected]',
  '[data-part~="wink-card"][aria-disabled="false"]',
  '[data-part~="wink-call"][data-button="claim"]',
  '[data-part~="wink-card"][tabindex="0"]',
] as const;

const PhoneTable = lazy(async () => ({ default: (await import('./phone/phone-table.tsx')).PhoneTable }));

/** A table of the wink family. Where the faces are real (D-1), a phone is the hand, and others may glance at it. */
export function WinkTable({ session }: WinkTableProps) {
  const { shape } = useLayout();
  const { lobby, isSeated } = useStore(session, ({ lobby, seat }) => ({ lobby, isSeated: seat !== null }));
  const carriesEyes = useMemo(() => lobby !== null && eyesCarried(lobby), [lobby]);
  const isHand = isSeated && shape !== 'stage' && !carriesEyes;
  return isHand ? <PhoneTable session={session} /> : <WholeTable session={session} />;
}

function WholeTable({ session }: WinkTableProps) {
  return (
    <WinkProvider source={useWinkStore(session)}>
      <Around />
    </WinkProvider>
  );
}

/** The board, the faces around it, and what I can do. It is drawn for another layout; each part of it for itself. */
function Around() {
  const { shape, compact } = useLayout();
  const { leftHanded } = useSettings();
  const { game, seats, isSeated, carriesEyes, feels } = useShown(({ lobby, screen }) => ({
    game: lobby.game,
    seats: lobby.seats.length,
    isSeated: screen.me !== null,
    carriesEyes: screen.carriesEyes,
    feels: screen.feels,
  }));
  const root = useRef<HTMLElement>(null);
  const heading = useArrival();
  const isStage = shape === 'stage';
  const places = usePlaces(root, `${shape} ${compact} ${leftHanded} ${seats} ${carriesEyes} ${feels}`);
  useKeys(() => firstOf(NEXT_CARD, root.current)?.focus());
  const portrait = isSeated && <Me places={places} small={!isStage} />;
  return (
    <main
      className={css.table}
      data-part="wink-table"
      ref={root}
      data-shape={shape}
      data-compact={compact || undefined}
      data-feels={feels || undefined}
      onKeyDown={pressOnce}
    >
      <h1 className="visually-hidden" ref={heading} tabIndex={-1}>
        {nameOf(game)}
      </h1>
      {isStage && <Quilt />}
      <Top shape={shape} />
      {isStage && (
        <div className={css.side}>
          <TurnNow />
          <Scores />
        </div>
      )}
      {shape === 'standing' ? <LastLogEntry /> : <Log />}
      <div className={css.area}>
        <div className={css.wkTable}>
          {isStage && <Felt />}
          <Board />
          <Faces places={places} compact={!isStage} />
        </div>
      </div>
      <Rays places={places} shape={shape} />
      <div className={css.middle}>
        {!isStage && isSeated && <Spies />}
        {isSeated && carriesEyes && <GazeBelt isStage={isStage} />}
        {!isStage && portrait}
      </div>
      <Dock portrait={isStage && portrait} isSeated={isSeated} isStage={isStage} />
      {isStage && <Sights places={places} />}
      <Notices />
      <Hints />
      <Sheets />
      <Live />
    </main>
  );
}

interface DockProps {
  /** Where there is room for it here. */
  readonly portrait: ReactNode;
  readonly isSeated: boolean;
  readonly isStage: boolean;
}

/** What I hold and what I can do with it. */
function Dock({ portrait, isSeated, isStage }: DockProps) {
  if (!isSeated) {
    return (
      <footer className={css.dock}>
        <p className={`${actionsCss.prompt} ${css.watching}`}>{t('lobby.watching')}</p>
      </footer>
    );
  }
  return (
    <footer className={css.dock}>
      {isStage ? (
        <div className={css.mine}>
          {portrait}
          <div>
            <FeltSaid />
            <Spies />
          </div>
        </div>
      ) : (
        <FeltSaid />
      )}
      <Hand />
      <Actions />
    </footer>
  );
}
