import { t } from '../../../shell/i18n/index.ts';
import { CardBack } from '../../../ui/art/index.ts';
import { DishCard, PassportCover } from '../art/index.ts';

export function SpywhereScene() {
  return (
    <div className="learn-scene" data-of="spywhere" aria-hidden="true">
      <CardBack />
      <DishCard nation="japan" />
      <DishCard nation="italy" />
      <DishCard nation="france" />
      <PassportCover title={t('spywhere.passport')} />
    </div>
  );
}
