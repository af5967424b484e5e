import { t } from '../../shell/i18n/index.ts';
import formCss from '../../ui/form.module.css';
import css from './which-game.module.css';

interface WhichGameProps {
  readonly count: number;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** A file may hold many games: which of them. */
export function WhichGame({ count, chosen, onChoose }: WhichGameProps) {
  if (count < 2) return null;
  return (
    <label className={css.which}>
      {t('replay.which')}
      <input
        className={formCss.field}
        data-part="field"
        type="number"
        min={1}
        max={count}
        value={chosen + 1}
        onChange={(event) => onChoose(Math.max(0, Math.min(count, Number(event.target.value)) - 1))}
      />
      {t('replay.whichOf', { number: chosen + 1, count })}
    </label>
  );
}
