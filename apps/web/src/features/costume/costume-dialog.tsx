import { COSTUME_PIECES, type Costume, type CostumeKind, type CostumePiece } from '@oeillade/table';
import { useId, useState } from 'react';
import { useLanguage } from '../../shell/use-language.ts';
import type { Colour } from '../../ui/art/guests/colours.ts';
import { figureOf } from '../../ui/art/guests/costume/figure.ts';
import { winkOf } from '../../ui/art/guests/costume/wink-side.ts';
import { Loge } from '../../ui/art/guests/loge.tsx';
import { button } from '../../ui/button.ts';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import panelCss from '../../ui/panel.module.css';
import { FEATS, featsDone } from '../history/feats/feats.ts';
import css from './costume-dialog.module.css';
import { PieceChoice } from './piece-choice.tsx';
import { sayCostume } from './texts/index.ts';
import { useCounts } from './use-counts.ts';

export interface CostumeDialogProps {
  readonly name: string;
  readonly face: number;
  readonly colour: Colour;
  readonly costume: Costume;
  readonly onChange: (costume: Costume) => void;
  readonly onClose: () => void;
}

const KINDS = Object.keys(COSTUME_PIECES) as CostumeKind[];

/** Mask, hat, ornament, lashes and the side of my wink, with a mirror. */
export function CostumeDialog({ name, face, colour, costume, onChange, onClose }: CostumeDialogProps) {
  const title = useId();
  const [kind, setKind] = useState<CostumeKind>('hat');
  const counts = useCounts();
  useLanguage();
  const figure = figureOf(face, costume);
  const wear = (piece: CostumePiece) => {
    const { [kind]: _, ...others } = costume;
    // What everybody wears who has chosen nothing is not written down.
    onChange(piece === COSTUME_PIECES[kind][0] ? others : ({ ...others, [kind]: piece } as Costume));
  };
  return (
    <Dialog
      veil={panelCss.veil}
      panel={`${panelCss.panel} ${css.panel}`}
      part="costume-dialog"
      labelledBy={title}
      onClose={onClose}
    >
      <h2 className={panelCss.title} id={title}>
        {sayCostume('title')}
      </h2>
      <p className={css.feats}>
        {sayCostume('done', { done: featsDone(counts).length, all: Object.keys(FEATS).length })}
      </p>
      <div className={css.mirror} data-part="mirror">
        <Loge
          guest={figure}
          colour={colour}
          name={name}
          plain
          eye={kind === 'eye' || kind === 'lashes' ? winkOf(figure) : 'open'}
          blinks={kind !== 'eye' && kind !== 'lashes'}
        />
      </div>
      <Choice
        legend={sayCostume('kind')}
        values={KINDS}
        value={kind}
        say={(one) => sayCostume(`kinds.${one}`)}
        onChange={setKind}
      />
      <PieceChoice
        kind={kind}
        face={face}
        colour={colour}
        costume={costume}
        counts={counts}
        onChange={wear}
      />
      <button type="button" {...button('claim', css.done)} data-part="costume-done" onClick={onClose}>
        {sayCostume('ready')}
      </button>
    </Dialog>
  );
}
