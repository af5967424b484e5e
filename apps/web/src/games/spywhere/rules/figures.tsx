import * as spywhereRules from '@oeillade/games/spywhere';
import type { ReactNode } from 'react';
import type { Language } from '../../../shell/i18n/index.ts';
import { CardBack, Icon } from '../../../ui/art/index.ts';
import { Arrow, PEOPLE, Person, Place, Score } from '../../../ui/figures/pieces.tsx';
import figuresCss from '../../../ui/figures.module.css';
import { Clue, DishCard, IdentificationCard, type Nation, Passport, SpywhereDefs } from '../art/index.ts';
import css from './figures.module.css';
import type { SpywhereFigure } from './outline.ts';
import type { RulesTexts } from './texts/load.ts';

interface Props {
  readonly language: Language;
  readonly words: RulesTexts['figures'];
}

const { CLOSER_BONUS, NATION_FACTS, NATIONS } = spywhereRules;

interface DishesProps {
  readonly nations: readonly Nation[];
  /** The places of the cards that matter. */
  readonly chosen?: readonly number[];
}

function Dishes({ nations, chosen = [] }: DishesProps) {
  return nations.map((nation, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: cards of one kind are told apart by their places alone.
    <Place key={place} isChosen={chosen.includes(place)}>
      <DishCard nation={nation} />
    </Place>
  ));
}

function Nations({ language, words }: Props) {
  const { name, dish } = NATION_FACTS.japan;
  return (
    <>
      <div className={`${figuresCss.row} ${figuresCss.board}`}>
        <Dishes nations={NATIONS} />
      </div>
      <div className={css.passport}>
        <Passport
          nation="japan"
          title={words.nations.passport}
          country={name[language]}
          dish={dish[language]}
        />
      </div>
    </>
  );
}

function Exchange({ words }: Props) {
  return (
    <>
      <div className={`${figuresCss.row} ${css.market}`}>
        <Dishes nations={['italy', 'france', 'japan', 'germany', 'britain']} chosen={[2]} />
      </div>
      <div className={figuresCss.row}>
        <span>{words.exchange.gives}</span>
        <Arrow way="up" />
        <Arrow way="down" />
        <span>{words.exchange.takes}</span>
      </div>
      <div className={`${figuresCss.row} ${css.market}`}>
        <Person who="zoe" />
        <Dishes nations={['japan', 'france', 'usa', 'italy']} chosen={[2]} />
      </div>
    </>
  );
}

function Eliminate() {
  return (
    <>
      <div className={`${figuresCss.row} ${css.market}`}>
        <Dishes nations={['germany', 'italy', 'germany', 'usa', 'germany']} chosen={[0, 2, 4]} />
      </div>
      <div className={figuresCss.row}>
        <Arrow way="down" />
      </div>
      <div className={figuresCss.row}>
        <Person who="zoe" />
        <div className={css.clue}>
          <Clue nation="germany" count={3} />
        </div>
        <Score>+1</Score>
        <Place>
          <CardBack />
        </Place>
      </div>
    </>
  );
}

function Identify({ words }: Props) {
  const { colour } = PEOPLE.zoe;
  return (
    <div className={`${figuresCss.row} ${figuresCss.pair}`}>
      <div className={figuresCss.side}>
        <span>{words.identify.thinks}</span>
        <Person who="zoe" gaze={{ x: 1, y: 0.2 }} />
        <div className={css.identification}>
          <IdentificationCard colour={colour} nation="italy" />
        </div>
      </div>
      <div className={figuresCss.side}>
        <span>{words.identify.shows}</span>
        <Person who="bo" gaze={{ x: -0.4, y: 1 }} />
        <div className={css.identification}>
          <IdentificationCard colour={colour} />
        </div>
      </div>
    </div>
  );
}

function SpywhereScore() {
  const own = 4;
  const right: readonly Nation[] = ['italy', 'france'];
  const points = own + own * right.length + CLOSER_BONUS;
  return (
    <div className={figuresCss.row}>
      <Dishes nations={Array.from({ length: own }, () => 'japan' as const)} />
      {right.map((nation) => (
        <div className={css.identification} key={nation}>
          <IdentificationCard colour={PEOPLE.zoe.colour} nation={nation} />
          <span className={figuresCss.verdict} data-part="fig-verdict" data-sees>
            <Icon name="check" />
          </span>
        </div>
      ))}
      <Score>{`${own} + ${own} × ${right.length} + ${CLOSER_BONUS} = ${points}`}</Score>
    </div>
  );
}

const DRAWINGS: Readonly<Record<SpywhereFigure, (props: Props) => ReactNode>> = {
  nations: Nations,
  exchange: Exchange,
  eliminate: Eliminate,
  identify: Identify,
  spywhereScore: SpywhereScore,
};

export default function SpywhereDrawing({ name, ...props }: Props & { readonly name: SpywhereFigure }) {
  const Drawing = DRAWINGS[name];
  return (
    <>
      <SpywhereDefs />
      <Drawing {...props} />
    </>
  );
}
