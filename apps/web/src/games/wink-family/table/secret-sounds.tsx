import { memo } from 'react';
import { isAlone } from '../../../ui/sound/cues.ts';
import { useSecretSound } from '../../../ui/sound/use-sounds.ts';
import { useShown } from './use-wink.ts';

/** My own wink, and one that is for me: heard and felt by nobody but me, or not at all. */
export const SecretSounds = memo(function SecretSounds() {
  const { winkedAt, givenAt, hasCompany } = useShown(({ news, givenAt, told, screen: { me } }) => ({
    winkedAt: news && news.to === me?.seat ? news.at : null,
    givenAt,
    hasCompany: !isAlone(told),
  }));
  useSecretSound('winked', winkedAt, hasCompany);
  useSecretSound('winking', givenAt, hasCompany);
  return null;
});
