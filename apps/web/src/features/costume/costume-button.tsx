import type { Costume } from '@oeillade/table';
import { piece } from '../../games/contract/lazy-piece.ts';
import { t } from '../../shell/i18n/index.ts';
import type { Colour } from '../../ui/art/guests/colours.ts';
import { DialogButton } from '../../ui/dialog-button.tsx';
import css from './costume-button.module.css';
import type { CostumeDialogProps } from './costume-dialog.tsx';
import { costumeTexts } from './texts/index.ts';

const LazyCostumeDialog = piece<CostumeDialogProps>(
  async () => (await import('./costume-dialog.tsx')).CostumeDialog,
  costumeTexts,
);

interface CostumeButtonProps {
  readonly name: string;
  readonly face: number;
  readonly colour: Colour;
  readonly costume: Costume | undefined;
  readonly onChange: (costume: Costume) => void;
}

/** Opens my wardrobe, which is fetched then. */
export function CostumeButton({ costume = {}, ...props }: CostumeButtonProps) {
  return (
    <DialogButton className={css.open} part="costume" face={t('home.costume')}>
      {(close) => <LazyCostumeDialog costume={costume} {...props} onClose={close} />}
    </DialogButton>
  );
}
