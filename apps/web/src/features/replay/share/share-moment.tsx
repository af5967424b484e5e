import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../ui/art/index.ts';
import { button } from '../../../ui/button.ts';
import type { Shareable } from './shareable.ts';
import { sayShare } from './texts.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

/** The way from a moment to others. Nothing is drawn before it is wanted. */
export function ShareMoment(props: Shareable) {
  const [isOpen, setOpen] = useState(false);
  const { title } = props.part.sayMoment(props.moment, props.teller);
  return (
    <>
      <button
        type="button"
        {...button()}
        data-do="share"
        aria-label={sayShare('openOf', { title })}
        onClick={() => setOpen(true)}
      >
        <Icon name="link" /> {sayShare('open')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
