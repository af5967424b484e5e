import type { Viewer } from '@oeillade/kernel';
import type { WinkScene } from '@oeillade/story/wink-family';
import { useMemo, useRef } from 'react';
import type { Language } from '../../../shell/i18n/index.ts';
import { Felt } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { useLayout } from '../../../ui/table/use-layout.ts';
import { usePlaces } from '../table/use-places.ts';
import { Cells } from './cells.tsx';
import { Faces } from './faces.tsx';
import { Gazes } from './gazes.tsx';
import { placesOf } from './places.ts';
import css from './scene.module.css';

interface SceneProps {
  readonly scene: WinkScene;
  readonly viewer: Viewer;
  readonly people: readonly Person[];
  readonly language: Language;
  readonly onChoose: (viewer: Viewer) => void;
}

const STANDING = { large: 'ring', standing: 'rows', lying: 'sides' } as const;

/** The table as it was: the board, everybody around it, and their eyes. */
export function WinkTheatre({ scene, viewer, people, language, onChoose }: SceneProps) {
  const root = useRef<HTMLDivElement>(null);
  const standing = STANDING[useLayout().shape];
  const isRing = standing === 'ring';
  const around = useMemo(() => placesOf(people.length, standing), [people.length, standing]);
  const places = usePlaces(root, `${standing} ${people.length}`);
  return (
    <div className={css.stage} data-part="replay-stage" data-standing={standing} ref={root}>
      {isRing && <Felt />}
      <Cells view={scene.view} people={people} compact={!isRing} language={language} />
      <Faces
        scene={scene}
        viewer={viewer}
        people={people}
        around={around}
        places={places}
        isRing={isRing}
        onChoose={onChoose}
      />
      <Gazes sights={scene.sights} signals={scene.signals} people={people} places={places} />
    </div>
  );
}
