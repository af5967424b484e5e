import { castMember } from '@oeillade/table';
import { t } from '../../shell/i18n/index.ts';
import { AvatarRound } from '../../ui/art/guests/avatar-round.tsx';
import type { Colour } from '../../ui/art/guests/colours.ts';
import { figureOf } from '../../ui/art/guests/costume/figure.ts';
import { DialogButton } from '../../ui/dialog-button.tsx';
import formCss from '../../ui/form.module.css';
import { LazyCastDialog } from './lazy-cast-dialog.tsx';
import css from './opponents.module.css';

interface OpponentsProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Whom I play against: those whom I chose, or whoever comes. */
export function Opponents({ chosen, onChange }: OpponentsProps) {
  const members = chosen.flatMap((id) => castMember(id) ?? []);
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <div>
      <span className={formCss.label} data-part="label">
        {t('home.opponents')}
      </span>
      <DialogButton
        className={css.open}
        part="choose-opponents"
        face={
          <>
            {members.map(({ id, face, colour, costume }) => (
              <span className={css.face} key={id}>
                <AvatarRound guest={figureOf(face, costume)} colour={colour as Colour} />
              </span>
            ))}
            <span className={css.names}>
              {members.length === 0 ? t('home.anybody') : members.map(({ name }) => name).join(', ')}
            </span>
          </>
        }
      >
        {(close) => <LazyCastDialog chosen={chosen} onChoose={toggle} onClose={close} />}
      </DialogButton>
    </div>
  );
}
