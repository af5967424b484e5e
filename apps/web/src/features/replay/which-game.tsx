import { t } from '../../shell/i18n/index.ts';

interface WhichGameProps {
  readonly count: number;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** A file may hold many games: which of them. */
export function WhichGame({ count, chosen, onChoose }: WhichGameProps) {
  if (count < 2) return null;
  return (
    <label className="rp-which">
      {t('replay.which')}
      <input
        className="field"
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
