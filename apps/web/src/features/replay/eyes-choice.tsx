import type { Viewer } from '@oeillade/kernel';
import { type CSSProperties, memo } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { ColourSymbol, colourOf, Icon } from '../../ui/art/index.ts';
import type { Person } from '../../ui/table/people.ts';

interface EyesChoiceProps {
  readonly people: readonly Person[];
  readonly viewer: Viewer;
  readonly onChoose: (viewer: Viewer) => void;
}

/** Through whose eyes the game is seen. */
export const EyesChoice = memo(function EyesChoice({ people, viewer, onChoose }: EyesChoiceProps) {
  useLanguage();
  return (
    <fieldset className="rp-eyes">
      <legend>{t('replay.through')}</legend>
      <div>
        <button type="button" aria-pressed={viewer === null} onClick={() => onChoose(null)}>
          <Icon name="eye" /> {t('replay.all')}
        </button>
        {people.map(({ seat, name, colour }) => (
          <button
            key={seat}
            type="button"
            aria-pressed={viewer === seat}
            style={{ '--pc': colourOf(colour) } as CSSProperties}
            onClick={() => onChoose(seat)}
          >
            <ColourSymbol colour={colour} size={16} /> {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
});
