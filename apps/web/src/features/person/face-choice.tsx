import { useId } from 'react';
import { FACES } from '../../shell/faces.ts';
import { t } from '../../shell/i18n/index.ts';
import { AvatarRound } from '../../ui/art/guests/avatar-round.tsx';
import type { Colour } from '../../ui/art/guests/colours.ts';
import formCss from '../../ui/form.module.css';
import css from './face-choice.module.css';

const NUMBERS = Array.from({ length: FACES }, (_, number) => number);

interface FaceChoiceProps {
  readonly face: number;
  readonly colour: Colour;
  readonly onChange: (face: number) => void;
}

/** All faces, to choose one of them. */
export function FaceChoice({ face, colour, onChange }: FaceChoiceProps) {
  const name = useId();
  return (
    <fieldset className={css.faces}>
      <legend className={formCss.label} data-part="label">
        {t('home.yourFace')}
      </legend>
      <div className={css.faceGrid}>
        {NUMBERS.map((number) => (
          <label className={css.face} data-part="face" key={number}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={number === face}
              aria-label={t('home.face', { number: number + 1 })}
              onChange={() => onChange(number)}
            />
            <AvatarRound guest={number} colour={colour} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
