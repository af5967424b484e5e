import learnCss from '@oeillade/web/ui/learn-scene.module.css';
import { Die } from '../die.tsx';
import css from './scene.module.css';

export function DiceLessonScene() {
  return (
    <div className={`${learnCss.learnScene} ${css.dice}`} aria-hidden="true">
      <Die face={5} />
      <Die face={null} />
      <Die face={2} />
    </div>
  );
}
