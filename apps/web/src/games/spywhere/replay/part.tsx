import type { SpywhereStory } from '@oeillade/story/spywhere';
import { useMemo } from 'react';
import { useLanguage } from '../../../shell/use-language.ts';
import type { ReplayPart, SceneProps } from '../../contract/replay.ts';
import { SpywhereDefs } from '../art/index.ts';
import { saySpywhere, spywhereMark } from './say.ts';
import { SpywhereTheatre } from './scene.tsx';

function Scene({ story: told, ...props }: SceneProps) {
  const story = told as SpywhereStory;
  const { t, viewer } = props;
  const language = useLanguage();
  const line = story.timeline.lineAt(t);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing changes between two lines.
  const scene = useMemo(() => story.sceneAt(t, viewer), [story, line, viewer]);
  return (
    <>
      <SpywhereDefs />
      <SpywhereTheatre story={story} scene={scene} language={language} {...props} />
    </>
  );
}

export const replay: ReplayPart = {
  Scene,
  tellBeats: (story, viewer, teller) =>
    (story as SpywhereStory)
      .beats(viewer)
      .map(({ t, told }) => ({ t, ...saySpywhere(told, teller), mark: spywhereMark(told) })),
};
