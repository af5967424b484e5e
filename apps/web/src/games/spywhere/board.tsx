import { type CSSProperties, Suspense, useMemo } from 'react';
import { type Language, t } from '../../shell/i18n/index.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { CardBack, colourOf, Icon } from '../../ui/art/index.ts';
import { Aloud } from '../../ui/screen/aloud.tsx';
import { RoomLoge } from '../../ui/screen/room-loge.tsx';
import boardCss from '../../ui/table/board.module.css';
import { peopleAt } from '../../ui/table/people.ts';
import type { BoardProps } from '../contract/table.ts';
import { DishCard, SpywhereDefs } from './art/index.ts';
import css from './board.module.css';
import { BoardStage } from './scenes/lazy.ts';
import { Log } from './table/log.tsx';
import { NationChip } from './table/nation-chip.tsx';
import { Clues, Guesses } from './table/rivals.tsx';
import { nationName, sayAll } from './table/speech.ts';
import { isAside, logEntries } from './table/spywhere-log.ts';
import { type Place, type SpywhereScreen, spywhereScreen } from './table/spywhere-screen.ts';
import { Turn } from './table/turn.tsx';
import { say } from './texts/table.ts';

const NO_WISHES = { gave: null, place: null } as const;
const NOTHING_NOTED = { marks: {}, isPassportOpen: false } as const;
const ANNOUNCED = 4;

/** The table of Spywhere as everybody may see it. */
export function SpywhereBoard({ model, lobby, isVoiceOn }: BoardProps) {
  const language = useLanguage();
  const people = useMemo(() => peopleAt(lobby), [lobby]);
  const entries = useMemo(() => logEntries(model.announcements), [model.announcements]);
  const shown = entries.filter((entry) => !isAside(entry));
  const nameOf = (seat: number) => people[seat]?.name ?? '';
  const spoken = entries.map((entry) => ({ key: entry.key, text: sayAll(entry, nameOf, language) }));
  const screen = spywhereScreen({ seat: null, view: model.view }, lobby, [], NO_WISHES, NOTHING_NOTED);
  return (
    <>
      <SpywhereDefs />
      <div className={`${boardCss.board} ${css.spy}`} data-part="screen-board">
        <Market screen={screen} language={language} />
        <ul
          className={css.places}
          data-part="screen-places"
          aria-label={t('lobby.seats')}
          data-many={people.length > 4 || undefined}
        >
          {screen.rivals.map((place) => (
            <PlaceShown key={place.seat} place={place} all={screen.attemptsToEnd} language={language} />
          ))}
        </ul>
      </div>
      <div className={boardCss.side}>
        <div className={boardCss.turn}>
          <Turn screen={screen} clock={model.clock} most={lobby.rules.mostForTurn} />
        </div>
        {screen.out && (
          <p className={css.out}>
            {say('out')} <NationChip nation={screen.out} />
            {nationName(screen.out, language)}
          </p>
        )}
        <section className={boardCss.log}>
          <h2>
            <Icon name="call" /> {t('table.announcements')}
          </h2>
          <Log entries={shown.slice(-ANNOUNCED)} people={people} />
        </section>
      </div>
      <Aloud spoken={spoken} isVoiceOn={isVoiceOn} />
      <Suspense fallback={null}>
        <BoardStage model={model} people={people} />
      </Suspense>
    </>
  );
}

function Market({ screen: { market, pile }, language }: { screen: SpywhereScreen; language: Language }) {
  return (
    <section className={css.market} data-part="screen-market" aria-label={say('market')}>
      <div className={css.pile} role="img" aria-label={say('pileCards', { count: pile })}>
        {pile > 0 && <CardBack />}
        <b>{pile}</b>
      </div>
      <ul>
        {market.map(({ place, nation }) => (
          <li key={place}>
            <DishCard nation={nation} label={nationName(nation, language)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PlaceProps {
  readonly place: Place;
  /** How many attempts end the game. */
  readonly all: number;
  readonly language: Language;
}

/** Somebody with all that lies open in front of them. */
function PlaceShown({ place, all, language }: PlaceProps) {
  const { name, colour, cards, clues, guesses, attempted } = place;
  const isActing = place.isTurn || place.isAwaited;
  return (
    <li
      className={css.place}
      data-seat={place.seat}
      data-turn={isActing || undefined}
      style={{ '--pc': colourOf(colour) } as CSSProperties}
    >
      <h3 className="visually-hidden">{name}</h3>
      <RoomLoge person={place} isLit={isActing} />
      {place.away && <small>{t('table.away')}</small>}
      <p className={css.facts}>
        <span role="img" aria-label={t('table.faceCards', { count: cards })}>
          <Icon name="cards" /> {cards}
        </span>
        <span role="img" aria-label={say('attempts', { done: attempted.length, all })}>
          <Icon name="accuse" /> {attempted.length}/{all}
        </span>
      </p>
      {clues.length > 0 && (
        <div className={css.clues}>
          <span>{say('clues')}</span>
          <Clues clues={clues} small language={language} />
        </div>
      )}
      <Guesses guesses={guesses} language={language} />
    </li>
  );
}
