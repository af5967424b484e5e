import '../../styles/screen/spywhere.css';
import type { Lobby } from '@oeillade/table';
import { type CSSProperties, useMemo } from 'react';
import { Aloud } from '../../features/screen/aloud.tsx';
import { type Language, t } from '../../shell/i18n/index.ts';
import type { TableModel } from '../../shell/session/model.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { AvatarRound, CardBack, ColourSymbol, colourOf, Icon } from '../../ui/art/index.ts';
import { peopleAt } from '../../ui/table/people.ts';
import { DishCard } from './art/index.ts';
import { Log } from './table/log.tsx';
import { NationChip } from './table/nation-chip.tsx';
import { Clues, Guesses } from './table/rivals.tsx';
import { nationName, sayAll } from './table/speech.ts';
import { isAside, logLines } from './table/spywhere-log.ts';
import { type Place, type SpywhereScreen, spywhereScreen } from './table/spywhere-screen.ts';
import { Turn } from './table/turn.tsx';

interface BoardProps {
  readonly model: TableModel;
  readonly lobby: Lobby;
  readonly isVoiceOn: boolean;
}

const NO_WISHES = { gave: null, place: null } as const;
const NOTHING_NOTED = { marks: {}, isPassportOpen: false } as const;
const ANNOUNCED = 4;

/** The table of Spywhere as everybody may see it. */
export function SpywhereBoard({ model, lobby, isVoiceOn }: BoardProps) {
  const language = useLanguage();
  const people = useMemo(() => peopleAt(lobby), [lobby]);
  const lines = useMemo(() => logLines(model.announcements), [model.announcements]);
  const shown = lines.filter((line) => !isAside(line));
  const nameOf = (seat: number) => people[seat]?.name ?? '';
  const spoken = lines.map((line) => ({ key: line.key, text: sayAll(line, nameOf, language) }));
  const screen = spywhereScreen({ seat: null, view: model.view }, lobby, [], NO_WISHES, NOTHING_NOTED);
  return (
    <>
      <div className="tv-board tv-spy">
        <Market screen={screen} language={language} />
        <ul className="tv-places" aria-label={t('lobby.seats')} data-many={people.length > 4 || undefined}>
          {screen.rivals.map((place) => (
            <PlaceShown key={place.seat} place={place} all={screen.attemptsToEnd} language={language} />
          ))}
        </ul>
      </div>
      <div className="tv-side">
        <div className="tv-turn">
          <Turn screen={screen} clock={model.clock} most={lobby.rules.mostForTurn} />
        </div>
        {screen.out && (
          <p className="tv-out">
            {t('spywhere.out')} <NationChip nation={screen.out} />
            {nationName(screen.out, language)}
          </p>
        )}
        <section className="tv-log">
          <h2>
            <Icon name="call" /> {t('table.announcements')}
          </h2>
          <Log lines={shown.slice(-ANNOUNCED)} people={people} />
        </section>
      </div>
      <Aloud spoken={spoken} isVoiceOn={isVoiceOn} />
    </>
  );
}

function Market({ screen: { market, pile }, language }: { screen: SpywhereScreen; language: Language }) {
  return (
    <section className="tv-market" aria-label={t('spywhere.market')}>
      <div className="tv-pile" role="img" aria-label={t('spywhere.pileCards', { count: pile })}>
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
  const { name, colour, face, cards, clues, guesses, attempted } = place;
  return (
    <li
      className="tv-place"
      data-turn={place.isTurn || place.isAwaited || undefined}
      style={{ '--pc': colourOf(colour) } as CSSProperties}
    >
      <h3>
        <AvatarRound guest={face} colour={colour} />
        <ColourSymbol colour={colour} size={28} />
        <span className="tv-name">{name}</span>
        {place.away && <small>{t('table.away')}</small>}
      </h3>
      <p className="tv-facts">
        <span role="img" aria-label={t('table.faceCards', { count: cards })}>
          <Icon name="cards" /> {cards}
        </span>
        <span role="img" aria-label={t('spywhere.attempts', { done: attempted.length, all })}>
          <Icon name="accuse" /> {attempted.length}/{all}
        </span>
      </p>
      {clues.length > 0 && (
        <div className="tv-clues">
          <span>{t('spywhere.clues')}</span>
          <Clues clues={clues} small language={language} />
        </div>
      )}
      <Guesses guesses={guesses} language={language} />
    </li>
  );
}
