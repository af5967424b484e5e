import './styles/layers.css';
import './styles/tokens.css';
import './gallery.css';
import * as spywhereRules from '@oeillade/games/spywhere';
import * as winkFamily from '@oeillade/games/wink-family';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Cast } from './gallery-cast.tsx';
import { Piece, Shelf } from './gallery-shelf.tsx';
import {
  Clue,
  DishCard,
  IdentificationCard,
  Passport,
  PassportCover,
  SpywhereDefs,
} from './games/spywhere/art/index.ts';
import { BOX } from './games/spywhere/box.tsx';
import { CHARACTER_NAMES } from './games/wink-family/art/characters/names.ts';
import { CharacterCard } from './games/wink-family/art/index.ts';
import { Token } from './games/wink-family/art/token.tsx';
import { boxOf } from './games/wink-family/boxes.tsx';
import { editionIds, editionOf } from './games/wink-family/edition.ts';
import { FeltMark, FeltMedal } from './ui/art/felt.ts';
import { COLOURS } from './ui/art/guests/colours.ts';
import {
  AvatarRound,
  CardBack,
  ColourSymbol,
  Defs,
  EmptyLoge,
  EmptySlot,
  type Expression,
  EyesMark,
  FACES,
  GameBox,
  Hero,
  Icon,
  Loge,
  Logo,
  Pawn,
  WatchBadge,
} from './ui/art/index.ts';
import { ICONS, type IconName } from './ui/art/pieces/icons.tsx';

/** Every drawing in both themes, for people who change one. It is no part of the app that is built. */

const { SIGNALS } = winkFamily;
const { NATION_FACTS, NATIONS } = spywhereRules;
const BOXES = [...editionIds.map((id) => boxOf(id, editionOf(id).words.name.en)), BOX];
const NUMBERS = Object.keys(CHARACTER_NAMES).map(Number);
const NAMES = ['Inès', 'Zoé', 'Ada', 'Bo', 'Lin', 'Noé', 'Samia', 'Gus'];
const CAST_COLOURS = ['vermilion', 'rose', 'emerald', 'sky', 'violet', 'azure', 'ivory', 'lime'] as const;

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

function Guests() {
  return (
    <>
      <Shelf title="The cast">
        {NAMES.map((name, guest) => (
          <Piece key={name} width={132}>
            <Loge guest={guest} colour={CAST_COLOURS[guest]!} name={name} plain isBot={guest === 3} />
          </Piece>
        ))}
        {NAMES.map((name, guest) => (
          <Piece key={name} width={132}>
            <Loge
              guest={guest}
              colour={CAST_COLOURS[guest]!}
              name={name}
              cards={guest + 2}
              lit={guest === 1}
              gaze={{ x: guest / 4 - 1, y: 0.4 }}
              eye={guest === 1 ? 'wink-right' : guest === 6 ? 'blink' : 'open'}
            />
          </Piece>
        ))}
      </Shelf>
      <Shelf title="Long names, free seats" felt>
        {['Maximilian', 'Marguerite-Aurore', 'Wolfgang', 'Łucja'].map((name, index) => (
          <Piece key={name} width={132}>
            <Loge
              guest={index + 8}
              colour={COLOURS[index]!}
              name={name}
              plain
              {...(index % 2 ? { cards: 6 } : {})}
            />
          </Piece>
        ))}
        <Piece width={132}>
          <EmptyLoge text="Inviter" />
        </Piece>
        <Piece width={132}>
          <EmptyLoge text="Ajouter un bot" />
        </Piece>
      </Shelf>
      <h2>32 faces</h2>
      <div className="grid" style={{ gridTemplateColumns: 'repeat(8, 1fr)' }}>
        {FACES.map((face, number) => (
          <figure key={JSON.stringify(face)}>
            <Loge
              guest={number}
              colour={COLOURS[(number * 3 + (number >> 3)) % 8]!}
              name={String(number)}
              plain
            />
          </figure>
        ))}
      </div>
      <Shelf title="Colours">
        {COLOURS.map((colour, index) => (
          <Piece key={colour} width={110} text={colour}>
            <div className="row">
              <Piece width={38}>
                <Pawn colour={colour} />
              </Piece>
              <ColourSymbol colour={colour} size={24} />
              <Piece width={36}>
                <WatchBadge colour={colour} />
              </Piece>
            </div>
            <AvatarRound guest={index + 16} colour={colour} />
          </Piece>
        ))}
      </Shelf>
    </>
  );
}

const FELT = [
  ['nobody', 0],
  ['only', 1],
  ['other', 1],
  ['many', 2],
  ['many', 4],
] as const;

function FeltEyes() {
  return (
    <Shelf title="Felt eyes">
      {FELT.map(([mode, count]) => (
        <Piece key={count + mode} width={130} text={`${mode}, ${count}`}>
          <FeltMedal guest={0} colour="violet" gaze={{ x: 0, y: -1 }} mode={mode} count={count} />
        </Piece>
      ))}
      {FELT.map(([mode, count]) => (
        <Piece key={count + mode} width={64}>
          <FeltMark mode={mode} count={count} />
        </Piece>
      ))}
    </Shelf>
  );
}

function Spywhere() {
  return (
    <>
      <Shelf title="Spywhere" felt>
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
      <Shelf title="Passports">
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
      </Shelf>
    </>
  );
}

function Pieces() {
  return (
    <>
      <Shelf title="Tokens">
        {[110, 52].map((width) =>
          editionIds.map((id) => (
            <Piece key={`${id} ${width}`} width={width}>
              <Token shows={editionOf(id).looks.token} />
            </Piece>
          )),
        )}
      </Shelf>
      <h2>Icons</h2>
      <div className="row icons">
        {(Object.keys(ICONS) as IconName[]).map((name) => (
          <Piece key={name} width={56} text={name}>
            <Icon name={name} />
          </Piece>
        ))}
      </div>
      <Shelf title="Lobby">
        <div className="hero-frame">
          <Hero pose="wink" />
        </div>
        {BOXES.map((box) => (
          <Piece key={box.title} width={184}>
            <GameBox box={box} />
          </Piece>
        ))}
      </Shelf>
    </>
  );
}

function Sheet({ theme }: { theme: 'nuit' | 'jour' }) {
  return (
    <section className="sheet" data-theme={theme}>
      <div className="row">
        <Logo height={64} />
        <EyesMark height={64} />
      </div>
      <Characters />
      <Guests />
      <Cast />
      <FeltEyes />
      <Signals />
      <Pieces />
      <Spywhere />
    </section>
  );
}

const themes =
  new URLSearchParams(location.search).get('theme') === 'jour'
    ? (['jour'] as const)
    : (['nuit', 'jour'] as const);
const root = document.getElementById('gallery');
if (!root) throw new Error('The page has no place for the gallery.');
createRoot(root).render(
  <>
    <Defs />
    <SpywhereDefs />
    {themes.map((theme) => (
      <Sheet key={theme} theme={theme} />
    ))}
  </>,
);
