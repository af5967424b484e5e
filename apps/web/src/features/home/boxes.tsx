import type { GamePart } from '../../games/contract/game-part.ts';
import { nameOf, parts, shelved, startHere } from '../../games/index.ts';
import { sayWord, t } from '../../shell/i18n/index.ts';
import { GameBox } from '../../ui/art/brand/game-box.tsx';
import css from './boxes.module.css';

interface BoxesProps {
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** The boxes on the shelf: one is lit. Games that are variants of each other share one. */
export function Boxes({ chosen, onChoose }: BoxesProps) {
  return (
    <fieldset className={css.boxes} data-part="games">
      <legend className="visually-hidden">{t('home.which')}</legend>
      {parts.map((part) => (
        <Box key={part.lesson.id} part={part} chosen={chosen} onChoose={onChoose} />
      ))}
    </fieldset>
  );
}

function Box({ part: { ids, startsWith }, chosen, onChoose }: BoxesProps & { readonly part: GamePart }) {
  const isLit = ids.includes(chosen);
  const front = isLit ? chosen : startsWith;
  return (
    <div
      className={css.box}
      data-part="game-box"
      data-lit={isLit || undefined}
      data-wide={ids.length > 1 || undefined}
    >
      <div className={css.fan} aria-hidden="true" onClick={() => onChoose(front)}>
        {ids.map((id) => (
          <div key={id} className={css.drawn} data-place={placeOf(id, front, ids)}>
            <GameBox box={shelved(id).box} />
          </div>
        ))}
      </div>
      {ids.includes(startHere) && (
        <p className={css.start} data-part="start-here">
          {t('home.startHere')}
        </p>
      )}
      <div className={css.tabs}>
        {ids.map((id) => (
          <label className={css.tab} data-part="game" data-game={id} key={id}>
            <input
              type="radio"
              className="visually-hidden"
              name="game"
              checked={id === chosen}
              aria-label={nameOf(id)}
              onChange={() => onChoose(id)}
            />
            {ids.length > 1 ? sayWord(shelved(id).tab ?? shelved(id).words.name) : nameOf(id)}
          </label>
        ))}
      </div>
    </div>
  );
}

/** The chosen one stands in front, the others look out behind it on both sides. */
function placeOf(id: string, front: string, ids: readonly string[]): 'front' | 'left' | 'right' {
  if (id === front) return 'front';
  return ids.filter((other) => other !== front).indexOf(id) % 2 === 0 ? 'left' : 'right';
}
