import type { Language } from '../../../shell/i18n/index.ts';
import { AvatarRound, type Colour, ColourSymbol } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { IdentificationCard } from '../art/index.ts';
import { say } from '../texts/table.ts';
import css from './guess-row.module.css';
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
  readonly chosen: readonly Nation[];
  /** Whether somebody may be left out: then it is said of those without a card. */
  readonly mayBeLeftOut?: boolean;
  /** Cards that lie in front of somebody else. */
  readonly elsewhere?: readonly Nation[];
  readonly onPress: (nation: Nation) => void;
}

/** Somebody, and the cards that I could put in front of them, with what I have noted. */
export function GuessRow(props: GuessRowProps) {
  const { person, colour, nations, notes, language, chosen, mayBeLeftOut, elsewhere, onPress } = props;
  return (
    <li className={css.guessRow}>
      <p className={css.guessWho}>
        <span className={css.guessFace}>
          <AvatarRound guest={person.face} colour={person.colour} />
        </span>
        <span>
          <ColourSymbol colour={person.colour} size={14} /> {person.name}
        </span>
        {mayBeLeftOut && chosen.length === 0 && <small>{say('lastLeft')}</small>}
      </p>
      <ul className={css.guessCards}>
        {nations.map((nation) => {
          const cell = notes?.cells.find((note) => note.nation === nation);
          return (
            <li key={nation}>
              <button
                type="button"
                className={css.guess}
                data-part="spy-guess"
                data-state={cell?.certain ?? cell?.mark ?? 'open'}
                data-selected={chosen.includes(nation) || undefined}
                data-elsewhere={elsewhere?.includes(nation) || undefined}
                aria-pressed={chosen.includes(nation)}
                aria-label={sayGuess(person.name, nation, language, cell)}
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
