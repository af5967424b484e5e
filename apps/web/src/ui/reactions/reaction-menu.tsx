import { REACTIONS, type Reaction } from '@oeillade/protocol';
import { useLanguage } from '../../shell/use-language.ts';
import type { Colour } from '../art/guests/colours.ts';
import { Medal } from './medal.tsx';
import css from './reaction-menu.module.css';
import { say } from './texts/index.ts';

interface ReactionMenuProps {
  readonly face: number;
  readonly colour: Colour;
  readonly onChoose: (reaction: Reaction) => void;
}

/** The same faces as in the wheel, one press each, for those who cannot hold. */
export function ReactionMenu({ face, colour, onChoose }: ReactionMenuProps) {
  useLanguage();
  return (
    <div className={css.menu} data-part="reaction-menu">
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          className={css.item}
          data-part="reaction-choice"
          aria-label={say(`names.${reaction}`)}
          title={say(`names.${reaction}`)}
          onClick={() => onChoose(reaction)}
        >
          <Medal reaction={reaction} face={face} colour={colour} />
        </button>
      ))}
    </div>
  );
}
