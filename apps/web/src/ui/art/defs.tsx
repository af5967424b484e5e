import { memo } from 'react';
import { Patterns } from '../../games/spywhere/art/patterns.tsx';
import { CLIPS, type ClipName, clipId } from './kit/clips.ts';

const NAMES = Object.keys(CLIPS) as ClipName[];

const draw = (outline: (typeof CLIPS)[ClipName]) =>
  typeof outline === 'string' ? <path d={outline} /> : <circle {...outline} />;

/** What drawings refer to by id. Render it once, anywhere in the page, before the first drawing. */
export const Defs = memo(function Defs() {
  return (
    <svg className="art-defs" width="0" height="0" aria-hidden="true">
      <defs>
        {NAMES.map((name) => (
          <clipPath key={name} id={clipId(name)}>
            {draw(CLIPS[name])}
          </clipPath>
        ))}
        <Patterns />
      </defs>
    </svg>
  );
});
