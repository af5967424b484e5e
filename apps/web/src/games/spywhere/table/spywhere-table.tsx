import type { Lobby } from '@oeillade/table';
import { type CSSProperties, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useAlone } from '../../../shell/alone.ts';
import { sayWord } from '../../../shell/i18n/index.ts';
import type { TableModel } from '../../../shell/session/model.ts';
import { useSettings } from '../../../shell/settings.ts';
import { useStore } from '../../../shell/store.ts';
import { useArrival } from '../../../shell/use-arrival.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { Felt, Quilt } from '../../../ui/art/index.ts';
import { pressOnce } from '../../../ui/press-once.ts';
import { Announcer } from '../../../ui/table/announcer.tsx';
import { HintSlot } from '../../../ui/table/hint-slot.tsx';
import { peopleAt } from '../../../ui/table/people.ts';
import { useCover } from '../../../ui/table/use-cover.ts';
import { useLayout } from '../../../ui/table/use-layout.ts';
import { useVoice } from '../../../ui/table/use-voice.ts';
import type { TableProps } from '../../contract/table.ts';
import { SpywhereDefs } from '../art/index.ts';
import { TableStage } from '../scenes/lazy.ts';
import { SHELF_WORDS } from '../shelf-words.ts';
import { hintTexts } from '../texts/hints.ts';
import { say } from '../texts/table.ts';
import { Actions } from './actions.tsx';
import { Ghost, Hand } from './hand.tsx';
import { LastLogEntry, Log, LogTitle } from './log.tsx';
import { Market, Pile } from './market.tsx';
import { MyPlace } from './my-place.tsx';
import { NotebookGrid } from './notebook-grid.tsx';
import { PassportOpening } from './passport-opening.tsx';
import { Passports } from './passports.tsx';
import { Rivals } from './rivals.tsx';
import { type Opened, Sheets } from './sheets.tsx';
import { sayAll } from './speech.ts';
import { logEntries } from './spywhere-log.ts';
import css from './spywhere-table.module.css';
import { Top } from './top.tsx';
import { Turn } from './turn.tsx';
import { useDrag } from './use-drag.ts';
import { useKeepFocus } from './use-keep-focus.ts';
import { useNotebook } from './use-notebook.ts';
import { usePassport } from './use-passport.ts';
import { useSpywhere } from './use-spywhere.ts';
import { veilLogEntries, veilScreen } from './veil.ts';
import { spywhereHints } from './which-hints.ts';

/** The table of Spywhere: whose plate is from where. */
export function SpywhereTable({ session, gallery }: TableProps) {
  const model = useStore(session, (whole) => whole);
  return (
    model.lobby &&
    model.view && <InPlay session={session} gallery={gallery} model={model} lobby={model.lobby} />
  );
}

interface InPlayProps extends TableProps {
  readonly model: TableModel;
  readonly lobby: Lobby;
}

function InPlay({ session, gallery, model, lobby }: InPlayProps) {
  const language = useLanguage();
  const { voice, coverHand } = useSettings();
  const cover = useCover(coverHand && model.seat !== null);
  const { shape } = useLayout();
  const isStage = shape === 'stage';
  const root = useRef<HTMLElement>(null);
  const heading = useArrival();
  const [marks, note] = useNotebook(model.code, lobby.round);
  const isAlone = useAlone();
  const peek = usePassport(isAlone);
  const {
    screen: known,
    actions,
    sent,
  } = useSpywhere(session, model, lobby, {
    marks,
    isPassportOpen: peek.isShown,
  });
  const screen = cover.isShown ? known : veilScreen(known);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [aim, setAim] = useState<number | null>(null);
  const dragging = useDrag(screen.mayExchange, actions.exchange);
  const isTaking = screen.market.some(({ isSelected }) => isSelected);
  useKeepFocus(root, `${screen.step} ${screen.isMyTurn} ${screen.gave} ${isTaking}`);

  const isLast = screen.last !== null;
  useEffect(() => {
    setOpened((before) => (isLast ? { is: 'last' } : before?.is === 'last' ? null : before));
  }, [isLast]);
  const mayIdentify = screen.targets.length > 0;
  useEffect(() => {
    if (!mayIdentify) setOpened((before) => (before?.is === 'identify' ? null : before));
  }, [mayIdentify]);

  const people = useMemo(() => peopleAt(lobby), [lobby]);
  const entries = useMemo(() => {
    const heard = logEntries(model.announcements);
    return coverHand ? veilLogEntries(heard) : heard;
  }, [model.announcements, coverHand]);
  const spoken = useMemo(
    () =>
      entries.map((entry) => ({
        key: entry.key,
        text: sayAll(entry, (seat) => people[seat]?.name ?? '', language),
      })),
    [entries, people, language],
  );
  useVoice(spoken, voice, language);

  const { me } = screen;
  const pointed = dragging.drag ? dragging.drag.over : aim;
  const passports = <Passports screen={screen} language={language} peek={peek} />;
  return (
    <main
      ref={root}
      className={css.table}
      data-part="game-table spy-table"
      data-shape={shape}
      data-coach="above"
      style={{ '--rivals': screen.rivals.length } as CSSProperties}
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
      <Top
        session={session}
        model={model}
        lobby={lobby}
        screen={screen}
        isStage={isStage}
        onOpen={setOpened}
      />
      {isStage ? (
        <section className={css.log}>
          <h2 className={css.title}>
            <LogTitle />
          </h2>
          <Log entries={entries} people={people} />
        </section>
      ) : (
        <LastLogEntry entries={entries} people={people} onOpen={() => setOpened({ is: 'log' })} />
      )}
      <div className={css.spTable}>
        {isStage && <Felt />}
        <Rivals
          screen={screen}
          language={language}
          small={!isStage}
          opened={opened?.is === 'place' ? opened.seat : null}
          onOpen={(seat) => setOpened({ is: 'place', seat })}
        />
        <div className={css.middle}>
          <Pile screen={screen} isBusy={sent === 'draw'} onDraw={actions.draw} />
          <Market
            screen={screen}
            language={language}
            over={dragging.drag?.over ?? null}
            onTake={actions.take}
            onAim={setAim}
          />
        </div>
        <MyPlace session={session} screen={screen} small={!isStage} language={language} />
        {!isStage && passports}
      </div>
      {isStage && (
        <div className={css.side} data-part="spy-side">
          <Turn screen={screen} clock={model.clock} most={lobby.rules.mostForTurn} />
          <section className={css.panel}>
            <h2 className={css.title}>{say('notebook')}</h2>
            <NotebookGrid
              rows={screen.notebook}
              isPassportOpen={screen.isPassportOpen}
              people={people}
              language={language}
              named={false}
              onPress={note}
            />
          </section>
        </div>
      )}
      {me && (
        <footer className={css.dock}>
          {isStage && passports}
          <Hand
            screen={screen}
            language={language}
            dragging={dragging}
            cover={coverHand ? cover : null}
            onGive={actions.give}
          />
          <Actions
            screen={screen}
            actions={actions}
            sent={sent}
            language={language}
            given={dragging.drag?.nation ?? null}
            aimed={pointed === null ? null : (screen.market[pointed]?.nation ?? null)}
            onIdentify={() => setOpened({ is: 'identify' })}
            onLast={() => setOpened({ is: 'last' })}
          />
        </footer>
      )}
      {!me && gallery && (
        <footer className={css.dock}>
          <div className={css.watching}>{gallery}</div>
        </footer>
      )}
      <HintSlot
        hints={spywhereHints(screen, model)}
        words={hintTexts}
        above={() => (shape === 'standing' ? '[data-part~="spy-hand-place"]' : '[data-part~="spy-actions"]')}
      />
      {isAlone && (
        <PassportOpening screen={screen} round={`${model.code}/${lobby.round}`} language={language} />
      )}
      <Ghost drag={dragging.drag} />
      <Sheets
        opened={opened}
        screen={screen}
        actions={actions}
        sent={sent}
        people={people}
        entries={entries}
        language={language}
        onNote={note}
        onClose={() => setOpened(null)}
      />
      <Announcer spoken={spoken} />
      <Suspense fallback={null}>
        <TableStage model={model} people={people} />
      </Suspense>
    </main>
  );
}
