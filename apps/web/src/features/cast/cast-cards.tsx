import { CAST, type CastId } from '@oeillade/table';
import { t } from '../../shell/i18n/index.ts';
import type { Level } from '../../shell/levels.ts';
import { AvatarRound } from '../../ui/art/guests/avatar-round.tsx';
import type { Colour } from '../../ui/art/guests/colours.ts';
import { figureOf } from '../../ui/art/guests/costume/figure.ts';
import css from './cast-cards.module.css';
import { sayCast } from './texts/index.ts';

interface CastCardsProps {
  /** Those who are chosen: each card is pressed or not. Left out where a press adds somebody at once. */
  readonly chosen?: readonly string[];
  /** Those who cannot come: they are there already. */
  readonly seated?: readonly string[];
  readonly onChoose: (id: CastId) => void;
}

/** Everybody of the cast, each on a card: a portrait, how strong they are, and who they are in one line. */
export function CastCards({ chosen, seated = [], onChoose }: CastCardsProps) {
  return (
    <ul className={css.cards}>
      {CAST.map(({ id, name, level, face, colour, costume }) => {
        const isHere = seated.includes(id);
        return (
          <li key={id}>
            <button
              type="button"
              className={css.card}
              data-part="cast-card"
              data-member={id}
              disabled={isHere}
              aria-pressed={chosen?.includes(id)}
              onClick={() => onChoose(id)}
            >
              <span className={css.portrait}>
                <AvatarRound guest={figureOf(face, costume)} colour={colour as Colour} />
              </span>
              <span className={css.words}>
                <b className={css.name}>{name}</b>
                <span className={css.level}>
                  {isHere ? sayCast('isHere') : t(`home.levels.${level as Level}`)}
                </span>
                <span className={css.line}>{sayCast(`who.${id}`)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
