import * as spywhereRules from '@oeillade/games/spywhere';
import { COLOURS } from '../../ui/art/guests/colours.ts';
import { GameBox } from '../../ui/art/index.ts';
import { Piece, Shelf } from '../../ui/drawings/shelf.tsx';
import { Clue, DishCard, IdentificationCard, Passport, PassportCover, SpywhereDefs } from './art/index.ts';
import { BOX } from './box.tsx';

const { NATION_FACTS, NATIONS } = spywhereRules;

/** All that is drawn for this game alone. */
export function Drawings() {
  return (
    <>
      <SpywhereDefs />
      <Shelf title="Dishes, clues, identifications" felt>
        {NATIONS.map((nation) => (
          <Piece key={nation} width={130}>
            <DishCard nation={nation} />
          </Piece>
        ))}
        {NATIONS.map((nation, index) => (
          <Piece key={nation} width={64}>
            <Clue nation={nation} count={index + 1} />
          </Piece>
        ))}
        {NATIONS.map((nation, index) => (
          <Piece key={nation} width={60}>
            <IdentificationCard colour={COLOURS[index]!} nation={nation} />
          </Piece>
        ))}
        {COLOURS.slice(0, 4).map((colour) => (
          <Piece key={colour} width={60}>
            <IdentificationCard colour={colour} />
          </Piece>
        ))}
      </Shelf>
      <Shelf title="Passports and box">
        {NATIONS.map((nation) => (
          <Piece key={nation} width={246}>
            <Passport
              nation={nation}
              title="Passeport"
              country={NATION_FACTS[nation].name.fr}
              dish={NATION_FACTS[nation].dish.fr}
            />
          </Piece>
        ))}
        <Piece width={246}>
          <PassportCover title="Passeport" />
        </Piece>
        <Piece width={184}>
          <GameBox box={BOX} />
        </Piece>
      </Shelf>
    </>
  );
}
