import { useId } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { AvatarRound, type Colour } from '../../ui/art/index.ts';

/** As many as there are drawn, and as a table knows of. */
export const FACES = 32;
const NUMBERS = Array.from({ length: FACES }, (_, number) => number);

interface FaceChoiceProps {
  readonly face: number;
  readonly colour: Colour;
  readonly onChange: (face: number) => void;
}

/** Every face there is, to take one. */
export function FaceChoice({ face, colour, onChange }: FaceChoiceProps) {
  const name = useId();
  return (
    <fieldset className="faces">
      <legend className="label">{t('home.yourFace')}</legend>
      <div className="face-grid">
        {NUMBERS.map((number) => (
          <label className="face" key={number}>
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
