import type { Viewer } from '@oeillade/kernel';
import type { ToldStory as Story } from '@oeillade/story';
import type { SpywhereStory } from '@oeillade/story/spywhere';
import type { WinkStory } from '@oeillade/story/wink-family';
import { useMemo } from 'react';
import { SpywhereTheatre } from '../../games/spywhere/replay/scene.tsx';
import { Hands } from '../../games/wink-family/replay/hands.tsx';
import { WinkTheatre } from '../../games/wink-family/replay/scene.tsx';
import { useWinkScene } from '../../games/wink-family/replay/use-scene.ts';
import { useLanguage } from '../../shell/use-language.ts';
import type { Person } from '../../ui/table/people.ts';

interface SceneProps<S extends Story> {
  readonly story: S;
  readonly t: number;
  readonly viewer: Viewer;
  readonly people: readonly Person[];
  readonly onChoose: (viewer: Viewer) => void;
}

/** The table at this moment, whichever game it is. */
export function SceneShown({ story, ...props }: SceneProps<Story>) {
  return story.kind === 'wink' ? (
    <WinkShown story={story} {...props} />
  ) : (
    <SpywhereShown story={story} {...props} />
  );
}

function WinkShown({ story, t, viewer, people, onChoose }: SceneProps<WinkStory>) {
  const language = useLanguage();
  const scene = useWinkScene(story, t, viewer);
  return (
    <>
      <WinkTheatre scene={scene} viewer={viewer} people={people} language={language} onChoose={onChoose} />
      <Hands view={scene.view} hands={scene.hands} viewer={viewer} people={people} />
    </>
  );
}

function SpywhereShown({ story, t, viewer, people, onChoose }: SceneProps<SpywhereStory>) {
  const language = useLanguage();
  const line = story.timeline.lineAt(t);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing changes between two lines.
  const scene = useMemo(() => story.sceneAt(t, viewer), [story, line, viewer]);
  return (
    <SpywhereTheatre
      story={story}
      scene={scene}
      t={t}
      viewer={viewer}
      people={people}
      language={language}
      onChoose={onChoose}
    />
  );
}
