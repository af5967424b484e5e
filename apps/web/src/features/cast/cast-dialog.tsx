import type { CastId } from '@oeillade/table';
import { useId } from 'react';
import { button } from '../../ui/button.ts';
import { Dialog } from '../../ui/dialog.tsx';
import panelCss from '../../ui/panel.module.css';
import { CastCards } from './cast-cards.tsx';
import css from './cast-dialog.module.css';
import { sayCast } from './texts/index.ts';

export interface CastDialogProps {
  readonly chosen?: readonly string[];
  readonly seated?: readonly string[];
  readonly onChoose: (id: CastId) => void;
  readonly onClose: () => void;
}

/** The cast, to choose from. */
export function CastDialog({ chosen, seated, onChoose, onClose }: CastDialogProps) {
  const title = useId();
  return (
    <Dialog
      veil={panelCss.veil}
      panel={`${panelCss.panel} ${css.panel}`}
      part="cast-dialog"
      labelledBy={title}
      onClose={onClose}
    >
      <h2 className={panelCss.title} id={title}>
        {sayCast('title')}
      </h2>
      <p className={css.hint}>{sayCast(chosen ? 'hint' : 'hintOne')}</p>
      <CastCards onChoose={onChoose} {...(chosen && { chosen })} {...(seated && { seated })} />
      <button type="button" {...button('claim', css.done)} data-part="cast-done" onClick={onClose}>
        {sayCast('done')}
      </button>
    </Dialog>
  );
}
