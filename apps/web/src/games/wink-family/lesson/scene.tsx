import { figureOf } from '../../../ui/art/guests/costume/figure.ts';
import { Loge } from '../../../ui/art/index.ts';
import learnCss from '../../../ui/learn-scene.module.css';
import css from './scene.module.css';

/** A wink between two, and one who looks elsewhere. */
export function WinkScene() {
  return (
    <div className={`${learnCss.learnScene} ${css.wink}`} aria-hidden="true">
      <Loge
        guest={figureOf(9, { hat: 'straw' })}
        colour="sky"
        name="Bo"
        gaze={{ x: 1, y: 0 }}
        plain
        blinks={false}
      />
      <Loge
        guest={figureOf(4, { ornament: 'flower' })}
        colour="emerald"
        name="Mila"
        gaze={{ x: -1, y: 0 }}
        lit
        eye="wink-right"
      />
      <Loge
        guest={figureOf(7, { hat: 'tricorne' })}
        colour="violet"
        name="Otto"
        gaze={{ x: 0.2, y: 1 }}
        plain
        blinks={false}
      />
    </div>
  );
}
