import type * as winkFamily from '@oeillade/games/wink-family';
import { type CSSProperties, Suspense, useMemo } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { useStore } from '../../shell/store.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { Icon } from '../../ui/art/index.ts';
import { Aloud } from '../../ui/screen/aloud.tsx';
import { onStage } from '../../ui/stage/on-stage.ts';
import { useUntilVerdict } from '../../ui/stage/use-until-verdict.ts';
import boardCss from '../../ui/table/board.module.css';
import { peopleAt } from '../../ui/table/people.ts';
import { Tickets } from '../../ui/table/tickets.tsx';
import { useVoice } from '../../ui/table/use-voice.ts';
import type { BoardProps } from '../contract/table.ts';
import css from './board.module.css';
import { Cells } from './replay/cells.tsx';
import { RulingShown } from './ruling.tsx';
import { Loges } from './screen/loges.tsx';
import { Pawns } from './screen/pawns.tsx';
import { rowsFor } from './screen/sides.ts';
import { usePointsSaid } from './screen/use-points-said.ts';
import { BoardStage } from './stage/lazy.ts';
import { Words } from './table/log.tsx';
import { spokenEntries } from './table/speech.ts';
import { Turn } from './table/turn.tsx';
import { announcedUntil, entriesUntil } from './table/wink-log.ts';
import { winkScreen } from './table/wink-screen.ts';

/** Nobody looks, chooses or points here. */
const NOTHING = { seat: null, looking: null, gazes: new Map() } as const;
const NO_WISHES = { selected: null, picked: null } as const;
const ANNOUNCED = 6;

/** A table of the wink family as everybody may see it: a house of loges around the cards. */
export function WinkBoard({ session, model, lobby, isVoiceOn }: BoardProps) {
  const language = useLanguage();
  const people = useMemo(() => peopleAt(lobby), [lobby]);
  const nameOf = (seat: number) => people[seat]?.name ?? '';
  const suspense = useStore(onStage, (stage) => stage.suspense);
  const view = useUntilVerdict(model.view) as winkFamily.WinkView;
  const entries = useMemo(() => entriesUntil(model.announcements, suspense), [model.announcements, suspense]);
  const spoken = spokenEntries(entries, nameOf);
  const screen = winkScreen({ ...NOTHING, view }, lobby, [], NO_WISHES);
  const seats = useMemo(
    () =>
      people.map((person, seat) => {
        const { score, called } = view.seats[seat]!;
        return { ...person, score, called, isTurn: view.turn === seat };
      }),
    [people, view],
  );
  // The sentence of a verdict comes first: what is said inside is said before what is said here.
  useVoice(usePointsSaid(seats), isVoiceOn, language);
  return (
    <>
      <div
        className={`${boardCss.board} ${css.house}`}
        data-part="screen-board"
        style={{ '--rows': rowsFor(people.length) } as CSSProperties}
      >
        <Loges seats={seats} />
        <div className={css.cards}>
          <Cells view={view} people={people} compact={false} language={language} withoutPawns />
          <Pawns board={view.board} people={people} />
        </div>
      </div>
      <div className={boardCss.side}>
        <div className={boardCss.turn}>
          <Turn screen={screen} clock={model.clock} most={lobby.rules.mostForTurn} />
        </div>
        <section className={boardCss.log}>
          <h2>
            <Icon name="call" /> {t('table.announcements')}
          </h2>
          <Tickets
            entries={entries.slice(-ANNOUNCED)}
            people={people}
            words={(entry) => <Words entry={entry} people={people} />}
          />
        </section>
      </div>
      <RulingShown announced={announcedUntil(model.announcements, suspense)} people={people} />
      <Suspense fallback={null}>
        <BoardStage session={session} people={people} game={lobby.game} />
      </Suspense>
      <Aloud spoken={spoken} isVoiceOn={isVoiceOn} />
    </>
  );
}
