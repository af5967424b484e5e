import type { ReactNode } from 'react';
import { FeltMedal } from '../../../ui/art/felt.ts';
import { CardBack, EmptySlot, Icon } from '../../../ui/art/index.ts';
import { Arrow, PEOPLE, Person, Place, Score } from '../../../ui/figures/pieces.tsx';
import figuresCss from '../../../ui/figures.module.css';
import { CharacterCard } from '../art/index.ts';
import { editionOf } from '../edition.ts';
import css from './figures.module.css';
import type { WinkFigure } from './outline.ts';
import { Cards, Spy } from './pieces.tsx';
import type { RulesTexts } from './texts/load.ts';

interface Props {
  readonly id: string;
  readonly words: RulesTexts['figures'];
}

const CALLED = 29;

function Call({ words }: Props) {
  return (
    <>
      <div className={`${figuresCss.row} ${figuresCss.board}`}>
        <Cards numbers={[7, CALLED, 12, 31, 4, 18]} pawnOn={CALLED} />
      </div>
      <div className={css.hand}>
        <span>{words.call.hand}</span>
        <div className={figuresCss.row}>
          <Cards numbers={[9, 20, CALLED, 33]} chosen={CALLED} />
        </div>
      </div>
    </>
  );
}

function Verdict({ sees, words }: { sees: boolean; words: RulesTexts['figures'] }) {
  return (
    <span className={figuresCss.verdict} data-part="fig-verdict" data-sees={sees || undefined}>
      <Icon name={sees ? 'check' : 'cross'} />
      {sees ? words.sight.sees : words.sight.blind}
    </span>
  );
}

function Sight({ words }: Props) {
  return (
    <div className={css.sight}>
      <Person who="zoe" gaze={{ x: 1, y: 0.1 }}>
        <Verdict sees words={words} />
      </Person>
      <Arrow way="both" />
      <Person who="ada" gaze={{ x: -1, y: 0.1 }} eye="wink-right" lit />
      <Arrow way="up" isFaint />
      <Arrow way="up" />
      <Person who="bo" gaze={{ x: 0, y: -1 }}>
        <Verdict sees={false} words={words} />
      </Person>
      <Person who="lin" gaze={{ x: 0, y: -1 }}>
        <Verdict sees words={words} />
      </Person>
    </div>
  );
}

function Signals() {
  return (
    <div className={figuresCss.row}>
      <Person who="ada" expression="wink" />
      <Person who="bo" expression="eyebrows" />
      <Person who="ines" expression="nod" />
      <Person who="lin" expression="head-tilt" />
      <Person who="zoe" expression="hand-on-chin" />
    </div>
  );
}

function Right() {
  return (
    <div className={`${figuresCss.row} ${figuresCss.pair}`}>
      {(['zoe', 'ada'] as const).map((who) => (
        <div className={figuresCss.side} key={who}>
          <Person who={who} />
          <Place>
            <CharacterCard number={CALLED} />
          </Place>
          <Score>+1</Score>
        </div>
      ))}
    </div>
  );
}

/** Three places of the board, the middle one after something happened to 29. */
function Middle({ children }: { children: ReactNode }) {
  return (
    <div className={figuresCss.row}>
      <Cards numbers={[7]} />
      <Place pawn="zoe">{children}</Place>
      <Cards numbers={[12]} />
    </div>
  );
}

function Wrong({ id }: Props) {
  const { turnsDown } = editionOf(id);
  return (
    <>
      <Middle>{turnsDown ? <CardBack /> : <EmptySlot number={CALLED} />}</Middle>
      <div className={`${figuresCss.row} ${figuresCss.pair}`}>
        <div className={figuresCss.side}>
          <Person who="bo" />
          <span className={figuresCss.verdict} data-part="fig-verdict">
            <Icon name="cross" />
          </span>
        </div>
        <div className={figuresCss.side}>
          <Person who="ada" />
          {turnsDown && (
            <Place>
              <CardBack />
            </Place>
          )}
        </div>
      </div>
    </>
  );
}

function Accusation({ id }: Props) {
  return (
    <>
      <div className={figuresCss.row}>
        <Person who="lin" />
        <Place>
          <CharacterCard number={CALLED} />
        </Place>
        <Place>
          <CharacterCard number={CALLED} />
        </Place>
        <Score>+2</Score>
        <Spy id={id} />
      </div>
      <Middle>
        <EmptySlot number={CALLED} />
      </Middle>
    </>
  );
}

function WinkScore({ id }: Props) {
  return (
    <div className={figuresCss.row}>
      <Cards numbers={[CALLED, 4, 33]} />
      <Spy id={id} />
      <Spy id={id} />
      <Score>3 + 2 = 5</Score>
    </div>
  );
}

const FELT = [
  ['nobody', 0],
  ['only', 1],
  ['other', 1],
  ['many', 2],
] as const;

/** The four things that a portrait can feel. */
function Felt({ words }: Props) {
  const { guest, colour } = PEOPLE.ada;
  return (
    <div className={`${figuresCss.row} ${css.felt}`}>
      {FELT.map(([mode, count]) => (
        <div className={figuresCss.person} data-part="fig-person" key={mode}>
          <FeltMedal guest={guest} colour={colour} gaze={{ x: 0, y: -0.6 }} count={count} mode={mode} />
          <span
            className={figuresCss.verdict}
            data-part="fig-verdict"
            data-sees={mode === 'only' || undefined}
          >
            {words.felt[mode]}
          </span>
        </div>
      ))}
    </div>
  );
}

const DRAWINGS: Readonly<Record<WinkFigure, (props: Props) => ReactNode>> = {
  call: Call,
  sight: Sight,
  signals: Signals,
  right: Right,
  wrong: Wrong,
  accusation: Accusation,
  winkScore: WinkScore,
  felt: Felt,
};

export default function WinkDrawing({ name, ...props }: Props & { readonly name: WinkFigure }) {
  const Drawing = DRAWINGS[name];
  return <Drawing {...props} />;
}
