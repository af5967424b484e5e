import './styles/layers.css';
import './styles/tokens.css';
import './drawings.css';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { FeltMark, FeltMedal } from './ui/art/felt.ts';
import { COLOURS } from './ui/art/guests/colours.ts';
import {
  AvatarRound,
  ColourSymbol,
  Defs,
  EmptyLoge,
  EyesMark,
  FACES,
  Hero,
  Icon,
  Loge,
  Logo,
  Pawn,
  WatchBadge,
} from './ui/art/index.ts';
import { ICONS, type IconName } from './ui/art/pieces/icons.tsx';
import { Cast } from './ui/drawings/cast.tsx';
import { Piece, Shelf } from './ui/drawings/shelf.tsx';

/** Every drawing in both themes, for people who change one. It is no part of the app that is built. */

/** What each game has drawn for itself. */
const GAMES = Object.values(
  import.meta.glob<{ readonly Drawings: ComponentType }>('./games/*/drawings.tsx', { eager: true }),
);
const NAMES = ['Inès', 'Zoé', 'Ada', 'Bo', 'Lin', 'Noé', 'Samia', 'Gus'];
const CAST_COLOURS = ['vermilion', 'rose', 'emerald', 'sky', 'violet', 'azure', 'ivory', 'lime'] as const;

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

function Pieces() {
  return (
    <>
      <h2>Icons</h2>
      <div className="row icons">
        {(Object.keys(ICONS) as IconName[]).map((name) => (
          <Piece key={name} width={56} text={name}>
            <Icon name={name} />
          </Piece>
        ))}
      </div>
      <Shelf title="Home">
        <div className="hero-frame">
          <Hero pose="wink" />
        </div>
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
      <Guests />
      <Cast />
      <FeltEyes />
      <Pieces />
      {GAMES.map(({ Drawings }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
        <Drawings key={index} />
      ))}
    </section>
  );
}

const themes =
  new URLSearchParams(location.search).get('theme') === 'jour'
    ? (['jour'] as const)
    : (['nuit', 'jour'] as const);
const root = document.getElementById('drawings');
if (!root) throw new Error('The page has no place for the drawings.');
createRoot(root).render(
  <>
    <Defs />
    {themes.map((theme) => (
      <Sheet key={theme} theme={theme} />
    ))}
  </>,
);
