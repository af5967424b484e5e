import { DishCard, PassportCover } from '../../games/spywhere/art/index.ts';
import { t } from '../../shell/i18n/index.ts';
import { AvatarRound, CardBack, Loge } from '../../ui/art/index.ts';

/** What can be learnt, drawn on a piece of felt. */
export function WinkScene() {
  return (
    <div className="learn-scene" data-of="wink" aria-hidden="true">
      <Loge guest={9} colour="violet" name="Bo" gaze={{ x: 1, y: 0 }} plain blinks={false} />
      <Loge guest={4} colour="emerald" name="Mila" gaze={{ x: -1, y: 0 }} lit eye="wink-right" />
      <Loge guest={7} colour="sky" name="Otto" gaze={{ x: 0.2, y: 1 }} plain blinks={false} />
    </div>
  );
}

export function SpywhereScene() {
  return (
    <div className="learn-scene" data-of="spywhere" aria-hidden="true">
      <CardBack />
      <DishCard nation="japan" />
      <DishCard nation="italy" />
      <DishCard nation="france" />
      <PassportCover title={t('spywhere.passport')} />
    </div>
  );
}

/** Six faces that look at each other, and one wink. */
const LOOKS = [
  { guest: 1, colour: 'vermilion', gaze: { x: 1, y: 0 } },
  { guest: 8, colour: 'emerald', gaze: { x: 1, y: 0.2 }, eye: 'wink-left' },
  { guest: 15, colour: 'sky', gaze: { x: -1, y: 0.2 } },
  { guest: 6, colour: 'rose', gaze: { x: -0.3, y: 1 } },
  { guest: 13, colour: 'ivory', gaze: { x: -1, y: 0 } },
] as const;

export function TrainScene() {
  return (
    <div className="learn-scene" data-of="train" aria-hidden="true">
      {LOOKS.map((look) => (
        <AvatarRound key={look.colour} {...look} />
      ))}
    </div>
  );
}
