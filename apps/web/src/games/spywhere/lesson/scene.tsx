import { sayWord } from '../../../shell/i18n/index.ts';
import { CardBack } from '../../../ui/art/index.ts';
import css from '../../../ui/learn-scene.module.css';
import { DishCard, PASSPORT_TITLE, PassportCover, SpywhereDefs } from '../art/index.ts';

export function SpywhereScene() {
  return (
    <div className={css.learnScene} data-of="spywhere" aria-hidden="true">
      <SpywhereDefs />
      <CardBack />
      <DishCard nation="japan" />
      <DishCard nation="italy" />
      <DishCard nation="france" />
      <PassportCover title={sayWord(PASSPORT_TITLE)} />
    </div>
  );
}
