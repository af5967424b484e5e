import type * as winkFamily from '@oeillade/games/wink-family';
import { type CSSProperties, Suspense, useMemo } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { useStore } from '../../shell/store.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { AvatarRound, ColourSymbol, colourOf, Icon } from '../../ui/art/index.ts';
import { Aloud } from '../../ui/screen/aloud.tsx';
import { onStage } from '../../ui/stage/on-stage.ts';
import boardCss from '../../ui/table/board.module.css';
import { peopleAt } from '../../ui/table/people.ts';
import { Tickets } from '../../ui/table/tickets.tsx';
import type { BoardProps } from '../contract/table.ts';
import css from './board.module.css';
import { Cells } from './replay/cells.tsx';
import { RulingShown } from './ruling.tsx';
import { BoardStage } from './stage/later.ts';
import { Words } from './table/log.tsx';
import { spokenEntries } from './table/speech.ts';
import { Turn } from './table/turn.tsx';
import { logEntries } from './table/wink-log.ts';
import { winkScreen } from './table/wink-screen.ts';
import { say } from './texts/table.ts';

/** Nobody looks, chooses or points here. */
const NOTHING = { seat: null, looking: null, gazes: new Map() } as const;
const NO_WISHES = { selected: null, picked: null } as const;
const ANNOUNCED = 5;

/** A table of the wink family as everybody may see it. */
export function WinkBoard({ model, lobby, isVoiceOn }: BoardProps) {
  const language = useLanguage();
  const people = useMemo(() => peopleAt(lobby), [lobby]);
  const entries = useMemo(() => logEntries(model.announcements), [model.announcements]);
  const nameOf = (seat: number) => people[seat]?.name ?? '';
  const suspense = useStore(onStage, (stage) => stage.suspense);
  const spoken = spokenEntries(entries, nameOf, suspense);
  const screen = winkScreen({ ...NOTHING, view: model.view }, lobby, [], NO_WISHES);
  const view = model.view as winkFamily.WinkView;
  return (
    <>
      <div className={boardCss.board} data-part="screen-board">
        <Cells view={view} people={people} compact language={language} />
      </div>
      <div className={boardCss.side}>
        <div className={boardCss.turn}>
          <Turn screen={screen} clock={model.clock} most={lobby.rules.mostForTurn} />
        </div>
        <ul
          className={css.people}
          data-part="screen-people"
          aria-label={say('points')}
          data-many={people.length > 5 || undefined}
        >
          {screen.scores.map(({ seat, name, colour, face, score, away }) => (
            <li
              key={seat}
              data-seat={seat}
              data-turn={view.turn === seat || undefined}
              style={{ '--pc': colourOf(colour) } as CSSProperties}
            >
              <AvatarRound seat={seat} guest={face} colour={colour} />
              <ColourSymbol colour={colour} size={28} />
              <span className={boardCss.name}>{name}</span>
              {away && <small>{t('table.away')}</small>}
              <Called number={view.seats[seat]!.called} />
              <b>
                <span className="visually-hidden">{say('points')}</span> {score}
              </b>
            </li>
          ))}
        </ul>
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
      <RulingShown model={model} people={people} />
      <Suspense fallback={null}>
        <BoardStage model={model} people={people} game={lobby.game} />
      </Suspense>
      <Aloud spoken={spoken} isVoiceOn={isVoiceOn} />
    </>
  );
}

/** What somebody waits for. */
function Called({ number }: { number: number | null }) {
  if (number === null) return null;
  return (
    <span className={css.called} data-part="screen-called">
      <Icon name="call" label={say('calls')} /> {number}
    </span>
  );
}
