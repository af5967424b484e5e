import type { WinkStory } from '@oeillade/story/wink-family';
import { useLanguage } from '../../../shell/use-language.ts';
import type { ReplayPart, SceneProps } from '../../contract/replay.ts';
import { Hands } from './hands.tsx';
import { sayWink, winkMark } from './say.ts';
import { WinkTheatre } from './scene.tsx';
import { useWinkScene } from './use-scene.ts';

function Scene({ story, t, viewer, people, onChoose }: SceneProps) {
  const language = useLanguage();
  const scene = useWinkScene(story as WinkStory, t, viewer);
  return (
    <>
      <WinkTheatre scene={scene} viewer={viewer} people={people} language={language} onChoose={onChoose} />
      <Hands view={scene.view} hands={scene.hands} viewer={viewer} people={people} />
    </>
  );
}

export const replay: ReplayPart = {
  Scene,
  tellBeats: (story, viewer, teller) =>
    (story as WinkStory)
      .beats(viewer)
      .map(({ t, told }) => ({ t, ...sayWink(told, teller), mark: winkMark(told) })),
};
