import { sayWord } from '../../../shell/i18n/index.ts';
import { CardBack } from '../../../ui/art/index.ts';
import learnCss from '../../../ui/learn-scene.module.css';
import { DishCard, PASSPORT_TITLE, PassportCover, SpywhereDefs } from '../art/index.ts';
import css from './scene.module.css';

export function SpywhereScene() {
  return (
    <div className={`${learnCss.learnScene} ${css.dinner}`} aria-hidden="true">
      <SpywhereDefs />
      <CardBack />
      <DishCard nation="japan" />
      <DishCard nation="italy" />
      <DishCard nation="france" />
      <PassportCover title={sayWord(PASSPORT_TITLE)} />
    </div>
  );
}
