import { type Language, t } from '../../../shell/i18n/index.ts';
import { AvatarRound, type Colour, ColourSymbol } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { IdentificationCard } from '../art/index.ts';
import type { NotebookRow } from './notebook.ts';
import { CellSign } from './notebook-grid.tsx';
import { sayGuess } from './speech.ts';
import type { Nation } from './spywhere-screen.ts';

interface GuessRowProps {
  readonly person: Person;
  /** Whose cards these are: mine. */
  readonly colour: Colour;
  readonly nations: readonly Nation[];
  readonly notes: NotebookRow | undefined;
  readonly language: Language;
  /** Left out where a press is final. */
  readonly chosen?: readonly Nation[];
  /** Cards that lie in front of somebody else. */
  readonly elsewhere?: readonly Nation[];
  readonly onPress: (nation: Nation) => void;
}

/** Somebody, and the cards that I could put in front of them, with what I have noted. */
export function GuessRow(props: GuessRowProps) {
  const { person, colour, nations, notes, language, chosen, elsewhere, onPress } = props;
  return (
    <li className="sp-guess-row">
      <p className="sp-guess-who">
        <span className="sp-guess-face">
          <AvatarRound guest={person.face} colour={person.colour} />
        </span>
        <span>
          <ColourSymbol colour={person.colour} size={14} /> {person.name}
        </span>
        {chosen?.length === 0 && <small>{t('spywhere.lastLeft')}</small>}
      </p>
      <ul className="sp-guess-cards">
        {nations.map((nation) => {
          const cell = notes?.cells.find((note) => note.nation === nation);
          return (
            <li key={nation}>
              <button
                type="button"
                className="sp-guess"
                data-state={cell?.certain ?? cell?.mark ?? 'open'}
                data-selected={chosen?.includes(nation) || undefined}
                data-elsewhere={elsewhere?.includes(nation) || undefined}
                aria-pressed={chosen?.includes(nation)}
                aria-label={sayGuess(person.name, nation, language)}
                onClick={() => onPress(nation)}
              >
                <IdentificationCard colour={colour} nation={nation} />
                {cell && <CellSign cell={cell} />}
              </button>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
