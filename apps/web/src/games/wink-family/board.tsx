import '../../styles/screen/wink.css';
import type { winkFamily } from '@oeillade/games';
import type { Lobby } from '@oeillade/table';
import { type CSSProperties, useMemo } from 'react';
import { Aloud } from '../../features/screen/aloud.tsx';
import { RulingShown } from '../../features/screen/ruling.tsx';
import { t } from '../../shell/i18n/index.ts';
import type { TableModel } from '../../shell/session/model.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { AvatarRound, ColourSymbol, colourOf, Icon } from '../../ui/art/index.ts';
import { peopleAt } from '../../ui/table/people.ts';
import { Tickets } from '../../ui/table/tickets.tsx';
import { Cells } from './replay/cells.tsx';
import { Words } from './table/log.tsx';
import { sayAll } from './table/speech.ts';
import { Turn } from './table/turn.tsx';
import { logLines } from './table/wink-log.ts';
import { winkScreen } from './table/wink-screen.ts';

interface BoardProps {
  readonly model: TableModel;
  readonly lobby: Lobby;
  readonly isVoiceOn: boolean;
}

/** Nobody looks, chooses or points here. */
const NOTHING = { seat: null, looking: null, gazes: new Map() } as const;
const NO_WISHES = { selected: null, picked: null } as const;
const ANNOUNCED = 5;

/** A table of the wink family as everybody may see it. */
export function WinkBoard({ model, lobby, isVoiceOn }: BoardProps) {
  const language = useLanguage();
  const people = useMemo(() => peopleAt(lobby), [lobby]);
  const lines = useMemo(() => logLines(model.announcements), [model.announcements]);
  const nameOf = (seat: number) => people[seat]?.name ?? '';
  const spoken = lines.map((line) => ({ key: line.key, text: sayAll(line, nameOf) }));
  const screen = winkScreen({ ...NOTHING, view: model.view }, lobby, [], NO_WISHES);
  const view = model.view as winkFamily.WinkView;
  return (
    <>
      <div className="tv-board">
        <Cells view={view} people={people} compact language={language} />
      </div>
      <div className="tv-side">
        <div className="tv-turn">
          <Turn screen={screen} clock={model.clock} most={lobby.rules.mostForTurn} />
        </div>
        <ul className="tv-people" aria-label={t('table.points')} data-many={people.length > 5 || undefined}>
          {screen.scores.map(({ seat, name, colour, face, score, away }) => (
            <li
              key={seat}
              data-turn={view.turn === seat || undefined}
              style={{ '--pc': colourOf(colour) } as CSSProperties}
            >
              <AvatarRound guest={face} colour={colour} />
              <ColourSymbol colour={colour} size={28} />
              <span className="tv-name">{name}</span>
              {away && <small>{t('table.away')}</small>}
              <Called number={view.seats[seat]!.called} />
              <b>
                <span className="visually-hidden">{t('table.points')}</span> {score}
              </b>
            </li>
          ))}
        </ul>
        <section className="tv-log">
          <h2>
            <Icon name="call" /> {t('table.announcements')}
          </h2>
          <Tickets
            lines={lines.slice(-ANNOUNCED)}
            people={people}
            words={(line) => <Words line={line} people={people} />}
          />
        </section>
      </div>
      <RulingShown model={model} people={people} />
      <Aloud spoken={spoken} isVoiceOn={isVoiceOn} />
    </>
  );
}

/** What somebody waits for. */
function Called({ number }: { number: number | null }) {
  if (number === null) return null;
  return (
    <span className="tv-called">
      <Icon name="call" label={t('screen.calls')} /> {number}
    </span>
  );
}
