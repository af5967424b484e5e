import type { Evening, EveningGame } from '@oeillade/table';
import { useLanguage } from '../../shell/use-language.ts';
import { ColourSymbol } from '../../ui/art/index.ts';
import { winnersOf } from '../../ui/end/finish.ts';
import { type Person, sayNames } from '../../ui/table/people.ts';
import css from './evening-page.module.css';
import { say } from './texts.ts';

interface GamesProps {
  readonly evening: Evening;
  readonly people: readonly Person[];
  readonly sayGame: (game: string) => string;
}

/** The games of an evening in their order, each with who won it. */
export function Games({ evening: { games }, people, sayGame }: GamesProps) {
  const language = useLanguage();
  return (
    <section className={css.games} data-part="evening-games">
      <h2>{say('gamesPlayed')}</h2>
      <ol>
        {games.map((game) => {
          const winners = winnersIn(game);
          return (
            <li key={game.round}>
              <span>{sayGame(game.game)}</span>
              {game.stopped ? (
                <em>{say('stopped')}</em>
              ) : (
                <strong>
                  {winners.map((player) => (
                    <ColourSymbol key={player} colour={people[player]!.colour} size={18} />
                  ))}
                  {sayNames(winners, people, language)}
                </strong>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const winnersIn = (game: EveningGame): number[] => winnersOf(game).map((seat) => game.players[seat]!);
