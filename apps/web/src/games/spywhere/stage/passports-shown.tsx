import type { Language } from '../../../shell/i18n/index.ts';
import { StageLoge } from '../../../ui/stage/art/stage-loge.tsx';
import { Title } from '../../../ui/stage/art/words.tsx';
import type { Playing } from '../../../ui/stage/scene-player.ts';
import { Actors, StageFrame } from '../../../ui/stage/stage-frame.tsx';
import { type StageShape, useStageShape } from '../../../ui/stage/use-stage-shape.ts';
import type { Person } from '../../../ui/table/people.ts';
import { SpywhereDefs } from '../art/index.ts';
import type { SpywhereAccount } from '../spywhere-ending.ts';
import { sayEnd } from '../texts/end.ts';
import { type Opening, PassportOpening } from './passport-opening.tsx';
import { openedAt, type PassportScene } from './passports.ts';

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
  const title = shape === 'standing' ? { x: 195, y: 86, size: 56 } : { x: 720, y: 112, size: 84 };
  return (
    <StageFrame playing={playing} name="passports" backdrop="house">
      <SpywhereDefs />
      <Actors shape={shape}>
        <Title text={sayEnd('passportsOpen')} {...title} room={shape === 'standing' ? 360 : 1_300} />
        {scene.order.map((seat, nth) => {
          const place = placeOf(nth, scene.order.length, shape);
          const isNow = nth === now.nth && step.name !== 'rest';
          const opening: Opening = nth < now.nth ? 'look' : nth > now.nth ? 'shut' : now.step;
          return (
            <g key={seat}>
              <StageLoge
                person={people[seat]!}
                mood={
                  opening === 'shut' ? 'calm' : accounts[seat]!.unmaskedBy.length > 0 ? 'startled' : 'smug'
                }
                gaze={opening === 'shut' ? { x: 0.6, y: -0.8 } : { x: 0.9, y: 0.1 }}
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

/** A row for each on a phone, two columns on a wide screen. */
function placeOf(nth: number, count: number, shape: StageShape) {
  if (shape === 'standing') {
    const row = 714 / Math.max(4, count);
    const y = 122 + nth * row;
    const width = Math.min(104, row / 1.5);
    const wide = Math.min(226, row * 1.36);
    return {
      loge: { x: 26 + (104 - width) / 2, y: y + 6, width },
      passport: { x: 376 - wide, y: y + 4, width: wide },
    };
  }
  const rows = Math.ceil(count / 2);
  const row = 720 / Math.max(2, rows);
  const x = 90 + (nth % 2) * 650;
  const y = 160 + Math.floor(nth / 2) * row;
  const width = Math.min(180, row / 1.6);
  return {
    loge: { x, y: y + 10, width },
    passport: { x: x + 220, y: y + 8, width: Math.min(372, row * 1.36) },
  };
}
