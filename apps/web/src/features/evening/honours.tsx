import type { Evening } from '@oeillade/table';
import { useLanguage } from '../../shell/use-language.ts';
import { AvatarRound } from '../../ui/art/index.ts';
import { type Person, sayNames } from '../../ui/table/people.ts';
import css from './evening-page.module.css';
import { say } from './texts.ts';
import { useHonours } from './use-honours.ts';

interface HonoursProps {
  readonly evening: Evening;
  readonly people: readonly Person[];
  readonly code: string;
  readonly isAlone: boolean;
}

/** A few lines of what happened, from the records of the games. */
export function Honours({ evening, people, code, isAlone }: HonoursProps) {
  const language = useLanguage();
  const honours = useHonours(evening, { code, isAlone });
  if (honours.length === 0) return null;
  return (
    <section className={css.honours} data-part="evening-honours">
      <h2>{say('honours')}</h2>
      <ul>
        {honours.map(({ kind, players, count }) => (
          <li key={kind}>
            <span className={css.faces} aria-hidden="true">
              {players.map((player) => (
                <AvatarRound key={player} guest={people[player]!.face} colour={people[player]!.colour} />
              ))}
            </span>
            {say(kind, { names: sayNames(players, people, language), count })}
          </li>
        ))}
      </ul>
    </section>
  );
}
