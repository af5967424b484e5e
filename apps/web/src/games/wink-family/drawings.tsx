import * as winkFamily from '@oeillade/games/wink-family';
import { useState } from 'react';
import { CardBack, EmptySlot, type Expression, GameBox, Loge } from '../../ui/art/index.ts';
import { Piece, Shelf } from '../../ui/drawings/shelf.tsx';
import { CHARACTER_NAMES } from './art/characters/names.ts';
import { CharacterCard } from './art/index.ts';
import { Token } from './art/token.tsx';
import { boxOf } from './boxes.tsx';
import { editionIds, editionOf } from './edition.ts';

const { SIGNALS } = winkFamily;
const NUMBERS = Object.keys(CHARACTER_NAMES).map(Number);
const BOXES = editionIds.map((id) => boxOf(id, editionOf(id).words.name.en));

/** All that is drawn for these games alone. */
export const Drawings = () => (
  <>
    <Characters />
    <Signals />
    <Tokens />
  </>
);

function Characters() {
  return (
    <>
      <h2>Characters</h2>
      <div className="grid" style={{ gridTemplateColumns: 'repeat(9, 1fr)' }}>
        {Object.entries(CHARACTER_NAMES).map(([number, name]) => (
          <figure key={number}>
            <CharacterCard number={Number(number)} />
            <figcaption>{name.fr}</figcaption>
          </figure>
        ))}
      </div>
      <Shelf title="64 pixels" felt>
        {NUMBERS.map((number) => (
          <Piece key={number} width={64}>
            <CharacterCard number={number} />
          </Piece>
        ))}
      </Shelf>
      <Shelf title="Compact, face down, taken" felt>
        {NUMBERS.map((number) => (
          <Piece key={number} width={56}>
            <CharacterCard number={number} compact />
          </Piece>
        ))}
        <Piece width={56}>
          <CardBack compact />
        </Piece>
        <Piece width={56}>
          <EmptySlot number={9} compact />
        </Piece>
        <Piece width={68}>
          <CardBack />
        </Piece>
        <Piece width={68}>
          <EmptySlot number={16} />
        </Piece>
      </Shelf>
    </>
  );
}

function Signals() {
  const [playing, setPlaying] = useState<Expression>();
  return (
    <>
      <Shelf title="Signals, held">
        {SIGNALS.map((signal) => (
          <Piece key={signal} width={150} text={signal}>
            <Loge guest={1} colour="rose" name="Zoé" lit held expression={signal} />
          </Piece>
        ))}
        {SIGNALS.map((signal) => (
          <Piece key={signal} width={110} text={signal}>
            <Loge guest={2} colour="emerald" name="Ada" plain held expression={signal} />
          </Piece>
        ))}
      </Shelf>
      <Shelf title="Signals, played">
        {SIGNALS.map((signal) => (
          <button type="button" key={signal} onClick={() => setPlaying(signal)}>
            {signal}
          </button>
        ))}
        <Piece width={150} text={playing ?? '…'}>
          <Loge
            guest={1}
            colour="rose"
            name="Zoé"
            lit
            expression={playing}
            onExpressionEnd={() => setPlaying(undefined)}
          />
        </Piece>
      </Shelf>
    </>
  );
}

function Tokens() {
  return (
    <Shelf title="Tokens and boxes">
      {[110, 52].map((width) =>
        editionIds.map((id) => (
          <Piece key={`${id} ${width}`} width={width}>
            <Token shows={editionOf(id).design.token} />
          </Piece>
        )),
      )}
      {BOXES.map((box) => (
        <Piece key={box.title} width={184}>
          <GameBox box={box} />
        </Piece>
      ))}
    </Shelf>
  );
}
