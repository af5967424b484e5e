import { Suspense, useState } from 'react';
import { piece } from '../../games/contract/lazy-piece.ts';
import { t } from '../../shell/i18n/index.ts';
import { Icon } from '../../ui/art/pieces/icon.tsx';
import css from './gear.module.css';
import type { GearProps } from './gear-panel.tsx';

const LazyGearPanel = piece(async () => (await import('./gear-panel.tsx')).GearPanel);

/** All that need not be on the first screen is fetched when somebody wants it. */
export function Gear(props: GearProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={css.gear}
        data-part="gear"
        aria-label={t('settings.title')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="gear" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyGearPanel {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
