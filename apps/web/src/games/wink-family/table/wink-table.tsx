import { lazy, memo, type ReactNode, Suspense, useMemo, useRef } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { useSettings } from '../../../shell/settings.ts';
import { useStore } from '../../../shell/store.ts';
import { useArrival } from '../../../shell/use-arrival.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { Felt, Quilt } from '../../../ui/art/index.ts';
import { firstOf } from '../../../ui/first-of.ts';
import { pressOnce } from '../../../ui/press-once.ts';
import { useTableStore } from '../../../ui/table/table-source.ts';
import { useLayout } from '../../../ui/table/use-layout.ts';
import type { TableProps } from '../../contract/table.ts';
import { nameOf } from '../shelf.ts';
import { TableStage } from '../stage/lazy.ts';
import { say } from '../texts/table.ts';
import actionsCss from './actions.module.css';
import { Actions } from './actions.tsx';
import { Board } from './board.tsx';
import { CalledStrip } from './called-strip.tsx';
import { Me } from './dock.tsx';
import { OwnEye } from './eye/lazy.tsx';
import { Faces } from './faces.tsx';
import { FeltSaid } from './felt-said.tsx';
import { GazeBelt } from './gaze-belt.tsx';
import { Hand } from './hand.tsx';
import { Hints } from './hints.tsx';
import { Live } from './live.tsx';
import { Log } from './log.tsx';
import { Looking } from './looking.tsx';
import lyingCss from './lying.module.css';
import { Notices } from './notices.tsx';
import { type Posture, styledAs, useTableLayout } from './posture.ts';
import posturesCss from './postures.module.css';
import { Rays, Sights } from './rays.tsx';
import { Received } from './received.tsx';
import { Scores } from './scores.tsx';
import { useSeats } from './seats/use-seats.ts';
import { SecretSounds } from './secret-sounds.tsx';
import { Sheets } from './sheets.tsx';
import { nameOfCard } from './speech.ts';
import { Spies } from './spies.tsx';
import { Top } from './top.tsx';
import { TurnNow } from './turn.tsx';
import { useEyesBack } from './use-eyes-back.ts';
import { useKeys } from './use-keys.ts';
import { useShown, useTable, WinkProvider } from './use-wink.ts';
import { WinkPill } from './wink-pill.tsx';
import { eyesCarried } from './wink-screen.ts';
import { WinkStore } from './wink-store.ts';
import css from './wink-table.module.css';

/** Where a call begins: the chosen card, else one that can be called, else the button that passes. */
const NEXT_CARD = [
  '[data-part~="wink-card"][data-selected]',
  '[data-part~="wink-card"][aria-disabled="false"]',
  '[data-part~="wink-call"][data-button="claim"]',
  '[data-part~="wink-card"][tabindex="0"]',
] as const;

const PhoneTable = lazy(async () => ({ default: (await import('./phone/phone-table.tsx')).PhoneTable }));

/** A table of the wink family. Where the faces are real (D-1), a phone is the hand, and others may glance at it. */
export function WinkTable({ session, gallery }: TableProps) {
  const { shape } = useLayout();
  const { lobby, isSeated } = useStore(session, ({ lobby, seat }) => ({ lobby, isSeated: seat !== null }));
  const carriesEyes = useMemo(() => lobby !== null && eyesCarried(lobby), [lobby]);
  const isHand = isSeated && shape !== 'large' && !carriesEyes;
  return isHand ? <PhoneTable session={session} /> : <WholeTable session={session} gallery={gallery} />;
}

function WholeTable({ session, gallery }: TableProps) {
  return (
    <WinkProvider source={useTableStore(() => new WinkStore(session))}>
      <Around gallery={gallery} />
    </WinkProvider>
  );
}

/** The board, the faces around it, and what I can do. It is drawn for another layout; each part of it for itself. */
function Around({ gallery }: Pick<TableProps, 'gallery'>) {
  const { shape, compact, posture } = useTableLayout();
  const { leftHanded } = useSettings();
  const { game, others, isSeated, carriesEyes, looksAround, feels } = useShown(({ lobby, screen }) => ({
    game: lobby.game,
    others: screen.faces.length,
    isSeated: screen.me !== null,
    carriesEyes: screen.carriesEyes,
    looksAround: screen.looksAround,
    feels: screen.feels,
  }));
  const root = useRef<HTMLElement>(null);
  const heading = useArrival();
  const seats = useSeats(root, posture, `${compact} ${leftHanded} ${isSeated} ${carriesEyes} ${feels}`);
  const source = useTable();
  const { showBoard } = source.actions;
  useKeys(() => {
    showBoard(true);
    requestAnimationFrame(() => firstOf(NEXT_CARD, root.current)?.focus());
  });
  useEyesBack(root);
  const isLarge = posture === 'around';
  const portrait = isSeated && <Me seats={seats} />;
  return (
    <main
      className={`${css.table} ${posturesCss.table} ${lyingCss.table}`}
      data-part="game-table wink-table"
      ref={root}
      data-shape={shape}
      data-posture={styledAs(posture)}
      data-wide={posture === 'wide' || undefined}
      data-coach="beside"
      data-compact={compact || undefined}
      data-feels={feels || undefined}
      onKeyDown={pressOnce}
    >
      <h1 className="visually-hidden" ref={heading} tabIndex={-1}>
        {nameOf(game)}
      </h1>
      <Quilt />
      <Top shape={shape} />
      {isSeated && <OwnEye />}
      {isLarge && (
        <div className={css.side}>
          <TurnNow />
          <Scores />
        </div>
      )}
      {posture === 'faces' && looksAround && <LookAway />}
      {isLarge && <Log />}
      {others <= (MOST_WITH_PANELS[posture] ?? 0) && <Panels />}
      <div className={css.area}>
        <div className={css.wkTable}>
          {isLarge && <Felt />}
          <Board />
          <Faces seats={seats} />
        </div>
      </div>
      {posture === 'faces' && <CalledStrip />}
      {posture !== 'board' && <Rays seats={seats} />}
      <Middle posture={posture} portrait={!isLarge && portrait} />
      <Dock portrait={isLarge && portrait} isSeated={isSeated} posture={posture} gallery={gallery} />
      {isLarge && <Sights seats={seats} />}
      <Received seats={seats} />
      <Notices />
      <Hints posture={posture} />
      <Sheets />
      <Live />
      <SecretSounds />
      <Suspense fallback={null}>
        <TableStage source={source} />
      </Suspense>
    </main>
  );
}

/** With more faces there is no room on a tablet for what is told and counted. */
const MOST_WITH_PANELS: Readonly<Partial<Record<Posture, number>>> = { tablet: 5, landscape: 4, wide: 5 };

function Panels() {
  return (
    <>
      <div className={posturesCss.panel}>
        <Log />
      </div>
      <div className={`${posturesCss.panel} ${posturesCss.counted}`}>
        <Scores />
      </div>
    </>
  );
}

/** Between all faces lies the felt: whoever presses it looks at the table, and at nobody. */
const LookAway = memo(function LookAway() {
  const { look } = useTable().actions;
  const isLooking = useShown(({ screen }) => screen.looking !== null);
  return (
    <button
      type="button"
      className={posturesCss.look}
      data-part="wink-look-away"
      aria-label={say('lookBoard')}
      aria-pressed={!isLooking}
      onClick={() => look(null)}
    />
  );
});

interface MiddleProps {
  readonly posture: Posture;
  readonly portrait: ReactNode;
}

/** Whom I look at, my wink, and on small screens my portrait with the eyes on it. */
function Middle({ posture, portrait }: MiddleProps) {
  const { isSeated, carriesEyes, looksAround } = useShown(({ screen }) => ({
    isSeated: screen.me !== null,
    carriesEyes: screen.carriesEyes,
    looksAround: screen.looksAround,
  }));
  if (posture === 'around') {
    return (
      <div className={css.middle}>
        {looksAround && <GazeBelt />}
        {portrait}
      </div>
    );
  }
  if (!isSeated) return looksAround ? <Watched /> : null;
  return (
    <div className={`${css.middle} ${posturesCss.middle}`} data-part="wink-middle">
      {carriesEyes && <WinkPill />}
      {portrait}
      <div className={posturesCss.words}>
        {posture === 'board' && <Chosen />}
        <FeltSaid />
      </div>
    </div>
  );
}

/** Somebody who watches on a small screen: whom they look at, and what those eyes do. */
function Watched() {
  const isLooking = useShown(({ screen }) => screen.looking !== null);
  return (
    <div className={css.middle}>
      <div
        className={css.watched}
        data-part="wink-belt"
        data-anchor="eyes"
        data-lit={isLooking ? '' : undefined}
      >
        <Looking className={css.watchedWords} />
      </div>
    </div>
  );
}

/** The card that I am about to call, by its name. */
function Chosen() {
  const language = useLanguage();
  const selected = useShown(({ screen }) => screen.selected);
  return <p className={posturesCss.chosen}>{selected === null ? '' : nameOfCard(selected, language)}</p>;
}

interface DockProps {
  /** My portrait, in layouts that show it in the dock. */
  readonly portrait: ReactNode;
  readonly isSeated: boolean;
  readonly posture: Posture;
  /** For somebody who watches and takes part. */
  readonly gallery: ReactNode;
}

/** What I hold and what I can do with it. */
function Dock({ portrait, isSeated, posture, gallery }: DockProps) {
  const className = `${css.dock} ${posturesCss.dock}`;
  if (!isSeated) {
    return (
      <footer className={className}>
        <div className={css.watching}>
          {gallery ?? <p className={actionsCss.prompt}>{t('lobby.watching')}</p>}
        </div>
      </footer>
    );
  }
  return (
    <footer className={className}>
      {posture === 'around' && (
        <div className={css.mine}>
          {portrait}
          <div>
            <FeltSaid />
            <Spies />
          </div>
        </div>
      )}
      <Hand />
      <Actions posture={posture} />
    </footer>
  );
}
