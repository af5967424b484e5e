import { useMemo } from 'react';
import type { Playing } from '../../../ui/stage/scene-player.ts';
import { StageFrame } from '../../../ui/stage/stage-frame.tsx';
import { useMoved } from '../../../ui/stage/use-moved.ts';
import type { Person } from '../../../ui/table/people.ts';
import { IdentificationCard } from '../art/index.ts';
import { placeOfMarket, placeOfSeat } from './places.ts';
import css from './scenes.module.css';
import { GUESS_STEPS, type GuessScene } from './scenes.ts';
import { Travelling } from './travelling.tsx';

interface GuessShownProps {
  readonly playing: Playing<GuessScene>;
  readonly people: readonly Person[];
}

const [TRAVEL] = GUESS_STEPS;

/** A sealed guess: a card goes face down to whom it is about, and a seal falls on it. Last guesses go to the middle. */
export function GuessShown({ playing, people }: GuessShownProps) {
  const { scene, step } = playing;
  const moved = useMoved();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a phone that is turned has everybody elsewhere.
  const places = useMemo(() => {
    const to = scene.about === null ? placeOfMarket() : placeOfSeat(scene.about);
    return { from: placeOfSeat(scene.by), to };
  }, [scene, moved]);
  const { from, to } = places;
  return (
    <StageFrame playing={playing} name="guess" backdrop="none">
      {from && to && (
        <Travelling from={from} to={to} lasts={TRAVEL!.lasts}>
          <IdentificationCard colour={people[scene.by]!.colour} />
          {step.name !== 'travel' && <Seal />}
        </Travelling>
      )}
    </StageFrame>
  );
}

function Seal() {
  return (
    <svg className={css.seal} viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="11" fill="#B5300F" />
      <circle r="7" fill="none" stroke="#FFF4E4" strokeWidth="1.600" />
    </svg>
  );
}
