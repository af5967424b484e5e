import type { Viewer } from '@oeillade/kernel';
import type { WinkScene, WinkStory } from '@oeillade/story/wink-family';
import { useRef } from 'react';

interface Kept {
  readonly story: WinkStory;
  /** What the cards depend on, and what the eyes do. */
  readonly cards: string;
  readonly eyes: string;
  readonly scene: WinkScene;
}

/** The scene at `t`. What has not changed since the last picture stays the same, and is not drawn again. */
export function useWinkScene(story: WinkStory, t: number, viewer: Viewer): WinkScene {
  const last = useRef<Kept>(null);
  const before = last.current?.story === story ? last.current : null;
  const sights = story.eyes.sightsFor(viewer, t);
  const signals = story.signalsAt(t, viewer);
  const felt = viewer === null ? null : story.eyes.feltBy(viewer, t);
  const cards = `${story.timeline.lineAt(t)} ${viewer}`;
  const eyes = `${sights.join()} ${felt?.count} ${felt?.isMet} ${signals.map(({ line }) => line).join()}`;
  if (before?.cards === cards && before.eyes === eyes) return before.scene;
  const table = before?.cards === cards ? before.scene : story.sceneAt(t, viewer);
  const scene = { ...table, sights, felt, signals };
  last.current = { story, cards, eyes, scene };
  return scene;
}
