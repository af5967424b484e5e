import '../../../styles/wink/index.css';
import type { GameId } from '@oeillade/games';
import type { Lobby } from '@oeillade/table';
import { lazy, useRef, useState } from 'react';
import { HintSlot } from '../../../features/learn/hints/hint-slot.tsx';
import { winkHints } from '../../../features/learn/hints/moments.ts';
import { t } from '../../../shell/i18n/index.ts';
import type { TableModel } from '../../../shell/session/model.ts';
import type { TableSession } from '../../../shell/session/session.ts';
import { useSettings } from '../../../shell/settings.ts';
import { useArrival } from '../../../shell/use-arrival.ts';
import { Felt, Quilt } from '../../../ui/art/index.ts';
import { firstOf } from '../../../ui/first-of.ts';
import { pressOnce } from '../../../ui/press-once.ts';
import { useLayout } from '../../../ui/table/use-layout.ts';
import { Actions } from './actions.tsx';
import { Board } from './board.tsx';
import { Me } from './dock.tsx';
import { Faces } from './faces.tsx';
import { FeltSaid } from './felt-said.tsx';
import { GazeBelt } from './gaze-belt.tsx';
import { toward } from './geometry.ts';
import { Hand } from './hand.tsx';
import { Live } from './live.tsx';
import { LastLine, Log } from './log.tsx';
import { Notices } from './notices.tsx';
import { Rays, Sights } from './rays.tsx';
import { Scores } from './scores.tsx';
import { type Opened, Sheets } from './sheets.tsx';
import { Spies } from './spies.tsx';
import { Top } from './top.tsx';
import { Turn } from './turn.tsx';
import { useAnnounced } from './use-announced.ts';
import { useFelt } from './use-felt.ts';
import { useKeys } from './use-keys.ts';
import { usePlaces } from './use-places.ts';
import { useSignal } from './use-signal.ts';
import { useWink } from './use-wink.ts';
import { eyesCarried } from './wink-screen.ts';

interface WinkTableProps {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly lobby: Lobby;
}

/** Where a call begins: the chosen card, else one that can be called, else the button that passes. */
const NEXT_CARD = [
  '.wk-card[data-selected]',
  '.wk-card[aria-disabled="false"]',
  '.wk-call.claim',
  '.wk-card[tabindex="0"]',
] as const;

const PhoneTable = lazy(async () => ({ default: (await import('./phone/phone-table.tsx')).PhoneTable }));

/** A table of the wink family. Where the faces are real (D-1), a phone is the hand, and others may glance at it. */
export function WinkTable(props: WinkTableProps) {
  const { shape } = useLayout();
  const isHand = props.model.seat !== null && shape !== 'stage' && !eyesCarried(props.lobby);
  return isHand ? <PhoneTable {...props} /> : <WholeTable {...props} />;
}

/** The board, the faces around it, and what I can do. */
function WholeTable({ session, model, lobby }: WinkTableProps) {
  const wink = useWink(session, model, lobby);
  const { screen, doings, giving } = wink;
  const { faces, me, looking, carriesEyes, feels } = screen;
  const [opened, open] = useState<Opened>(null);
  const { shape, compact } = useLayout();
  const { leftHanded } = useSettings();
  const root = useRef<HTMLElement>(null);
  const heading = useArrival();
  const isStage = shape === 'stage';
  const places = usePlaces(
    root,
    `${shape} ${compact} ${leftHanded} ${lobby.seats.length} ${carriesEyes} ${feels}`,
  );
  const signal = useSignal(model);
  const felt = useFelt(model, screen, lobby);
  const feltSaid = felt && <FeltSaid felt={felt} screen={screen} />;
  const { lines, spoken, spy, suspendedBy } = useAnnounced(model, lobby);
  const spies = me && <Spies game={lobby.game} count={screen.spies} name={spy} />;
  const portrait = me && (
    <Me
      me={me}
      cards={screen.hand.length}
      gaze={toward(places.me, looking ? places.seats.get(looking.seat) : places.board)}
      giving={giving}
      small={!isStage}
      felt={felt}
    />
  );
  const claim = () => (screen.named ? doings.designate(screen.named.seat) : open('claim'));
  const accuse = () => screen.accusations.length > 0 && open('accuse');
  useKeys({
    faces,
    look: doings.look,
    wink: () => doings.signal(),
    signal: (nth) => screen.agreed[nth] && doings.signal(screen.agreed[nth]),
    cards: () => firstOf(NEXT_CARD, root.current)?.focus(),
    name: () => screen.nameable.length > 0 && claim(),
    accuse,
    points: () => open('points'),
    help: () => open('keys'),
  });

  return (
    <main
      className="wk"
      ref={root}
      data-shape={shape}
      data-compact={compact || undefined}
      data-feels={feels || undefined}
      onKeyDown={pressOnce}
    >
      <h1 className="visually-hidden" ref={heading} tabIndex={-1}>
        {t(`games.${lobby.game as GameId}.name`)}
      </h1>
      {isStage && <Quilt />}
      <Top
        session={session}
        model={model}
        lobby={lobby}
        screen={screen}
        shape={shape}
        onPoints={() => open('points')}
        onKeys={() => open('keys')}
      />
      {isStage && (
        <div className="wk-side">
          <Turn screen={screen} clock={model.clock} most={lobby.rules.mostForTurn} />
          <Scores scores={screen.scores} spy={spy} />
        </div>
      )}
      {shape === 'standing' ? (
        <LastLine lines={lines} people={screen.scores} />
      ) : (
        <Log lines={lines} people={screen.scores} />
      )}
      <div className="wk-area">
        <div className="wk-table">
          {isStage && <Felt />}
          <Board cells={screen.cells} compact={compact} onSelect={doings.select} />
          <Faces
            faces={faces}
            places={places}
            signal={signal}
            compact={!isStage}
            carriesEyes={carriesEyes}
            onLook={doings.look}
          />
        </div>
      </div>
      <Rays looking={looking?.seat ?? null} places={places} shape={shape} />
      <div className="wk-middle">
        {!isStage && spies}
        {me && carriesEyes && (
          <GazeBelt
            screen={screen}
            signal={signal}
            giving={giving}
            felt={felt}
            doings={doings}
            isStage={isStage}
          />
        )}
        {!isStage && portrait}
      </div>
      <footer className="wk-dock">
        {!isStage && feltSaid}
        {isStage && me && (
          <div className="wk-mine">
            {portrait}
            <div>
              {feltSaid}
              {spies}
            </div>
          </div>
        )}
        {me ? (
          <>
            <Hand
              cards={screen.hand}
              compact={compact || (!isStage && screen.hand.length > 6)}
              onLook={doings.look}
            />
            <Actions wink={wink} clock={model.clock} onClaim={claim} onAccuse={accuse} />
          </>
        ) : (
          <p className="wk-prompt wk-watching">{t('lobby.watching')}</p>
        )}
      </footer>
      {isStage && <Sights faces={faces} places={places} />}
      <Notices session={session} model={model} lobby={lobby} people={screen.scores} />
      <HintSlot hints={winkHints(screen, signal, model)} />
      <Sheets
        opened={opened}
        screen={screen}
        doings={doings}
        spy={spy}
        lines={lines}
        onClose={() => open(null)}
      />
      <Live spoken={spoken} screen={screen} signal={signal} suspendedBy={suspendedBy} />
    </main>
  );
}
