import type { Language } from '../../../shell/i18n/index.ts';
import { StageLoge } from '../../../ui/stage/art/stage-loge.tsx';
import { Title } from '../../../ui/stage/art/words.tsx';
import type { Playing } from '../../../ui/stage/scene-player.ts';
import { Actors, StageFrame } from '../../../ui/stage/stage-frame.tsx';
import { useStageShape } from '../../../ui/stage/use-stage-shape.ts';
import type { Person } from '../../../ui/table/people.ts';
import { SpywhereDefs } from '../art/index.ts';
import type { SpywhereAccount } from '../spywhere-ending.ts';
import { sayEnd } from '../texts/end.ts';
import { PassportOpening } from './passport-opening.tsx';
import { gazeIn, passportPlace } from './passport-place.ts';
import { type Opening, openedAt, type PassportScene } from './passports.ts';

interface PassportsShownProps {
  readonly playing: Playing<PassportScene>;
  readonly accounts: readonly SpywhereAccount[];
  readonly people: readonly Person[];
  readonly language: Language;
}

/** Everybody beside their passport, in the order in which they are opened. */
export function PassportsShown({ playing, accounts, people, language }: PassportsShownProps) {
  const shape = useStageShape();
  const { scene, step } = playing;
  const now = openedAt(step.name, scene.order.length);
  const placeOf = (nth: number) => passportPlace(nth, scene.order.length, shape);
  const title = shape === 'standing' ? { x: 195, y: 86, size: 56 } : { x: 720, y: 112, size: 84 };
  return (
    <StageFrame playing={playing} name="passports" backdrop="house">
      <SpywhereDefs />
      <Actors shape={shape}>
        <Title text={sayEnd('passportsOpen')} {...title} room={shape === 'standing' ? 360 : 1_300} />
        {scene.order.map((seat, nth) => {
          const place = placeOf(nth);
          const isNow = nth === now.nth && step.name !== 'rest';
          const opening: Opening = nth < now.nth ? 'reader' : nth > now.nth ? 'shut' : now.step;
          const [reader] = accounts[seat]!.unmaskedBy;
          return (
            <g key={seat}>
              <StageLoge
                person={people[seat]!}
                mood={
                  opening === 'shut' ? 'calm' : accounts[seat]!.unmaskedBy.length > 0 ? 'startled' : 'smug'
                }
                gaze={gazeIn(
                  opening,
                  place,
                  reader === undefined ? null : placeOf(scene.order.indexOf(reader)),
                )}
                isLit={isNow}
                {...place.loge}
              />
              <PassportOpening
                {...place.passport}
                opening={opening}
                account={accounts[seat]!}
                colour={people[seat]!.colour}
                language={language}
              />
            </g>
          );
        })}
      </Actors>
    </StageFrame>
  );
}
