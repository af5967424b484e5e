import type { Seat } from '@oeillade/kernel';
import { type Costume, type LobbySeat, readCostume } from '@oeillade/table';
import { type FormEvent, useId, useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { keepPerson } from '../../shell/session/person-kept.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { type Colour, ColourSymbol } from '../../ui/art/index.ts';
import { button } from '../../ui/button.ts';
import { Dialog } from '../../ui/dialog.tsx';
import formCss from '../../ui/form.module.css';
import panelCss from '../../ui/panel.module.css';
import { CostumeButton } from '../costume/costume-button.tsx';
import { FaceChoice } from '../person/face-choice.tsx';
import { LONGEST_NAME } from '../person/person-card.tsx';
import css from './appearance-dialog.module.css';
import { freeColours } from './colours.ts';

interface AppearanceDialogProps {
  readonly session: TableSession;
  readonly seats: readonly LobbySeat[];
  readonly me: LobbySeat & { readonly number: Seat };
  readonly onClose: () => void;
}

/** My name, face, colour and costume at this table. All but the name change at once, the name when I am done with it. */
export function AppearanceDialog({ session, seats, me, onClose }: AppearanceDialogProps) {
  const title = useId();
  const [name, setName] = useState(me.name);
  const colours = freeColours(seats, me.number);
  const finish = () => {
    const isNew = name.trim() !== '' && name !== me.name;
    if (isNew) session.ask({ ask: 'set-appearance', name });
    const costume = readCostume(me.costume ?? {});
    keepPerson({ name: isNew ? name : me.name, face: me.face, ...(costume && { costume }) });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    finish();
  };
  return (
    <Dialog veil={panelCss.veil} panel={panelCss.panel} labelledBy={title} onClose={finish}>
      <h2 className={panelCss.title} id={title}>
        {t('lobby.appearanceTitle')}
      </h2>
      <form className={css.form} onSubmit={submit}>
        <label>
          <span className={formCss.label} data-part="label">
            {t('home.yourName')}
          </span>
          <input
            className={formCss.field}
            data-part="field"
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <ColourChoice
          colours={colours}
          colour={me.colour as Colour}
          onChange={(colour) => session.ask({ ask: 'set-appearance', colour })}
        />
        <FaceChoice
          face={me.face}
          colour={me.colour as Colour}
          onChange={(face) => session.ask({ ask: 'set-appearance', face })}
        />
        <CostumeButton
          name={me.name}
          face={me.face}
          colour={me.colour as Colour}
          costume={me.costume as Costume | undefined}
          onChange={(costume) => session.ask({ ask: 'set-appearance', costume })}
        />
        <button type="submit" {...button('claim')}>
          {t('lobby.done')}
        </button>
      </form>
    </Dialog>
  );
}

interface ColourChoiceProps {
  readonly colours: readonly Colour[];
  readonly colour: Colour;
  readonly onChange: (colour: Colour) => void;
}

/** Each colour with its symbol, for those who do not tell colours apart. */
function ColourChoice({ colours, colour, onChange }: ColourChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={formCss.label} data-part="label">
        {t('lobby.colour')}
      </legend>
      <div className={css.colourRow}>
        {colours.map((one) => (
          <label className={css.colour} key={one} title={t(`lobby.colours.${one}`)}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={one === colour}
              aria-label={t(`lobby.colours.${one}`)}
              onChange={() => onChange(one)}
            />
            <ColourSymbol colour={one} size={28} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
