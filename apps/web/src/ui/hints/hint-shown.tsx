import { use, useEffect, useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { Icon } from '../art/index.ts';
import type { Hint, HintWords } from './hint.ts';
import { HintPicker } from './hint-picker.ts';
import css from './hint-shown.module.css';
import { said } from './said.ts';
import { usePlaceAbove } from './use-place-above.ts';

const CHECK_EVERY = 500;

interface HintShownProps {
  readonly fitting: readonly Hint[];
  readonly words: HintWords;
  above(hint: string): string;
}

/** A sentence for a moment that is new. Presses go through it, but for its own button. */
export default function HintShown({ fitting, words, above }: HintShownProps) {
  use(words.load());
  const [picker] = useState(() => new HintPicker(said));
  const [hint, setHint] = useState<Hint | null>(null);
  useEffect(() => {
    const pick = () => setHint(picker.pick(fitting, Date.now()));
    pick();
    const timer = setInterval(pick, CHECK_EVERY);
    return () => clearInterval(timer);
  }, [picker, fitting]);
  const place = usePlaceAbove(hint && above(hint.id));
  const dismiss = () => {
    picker.dismiss();
    setHint(null);
  };
  return (
    <div className={css.hintPlace} style={place} role="status">
      {hint && (
        <div className={css.tableHint} data-part="table-hint" data-hint={hint.id}>
          <p>
            <b className="visually-hidden">{t('learn.hints.label')}</b>{' '}
            {words.t(hint.id, { name: hint.name })}
          </p>
          <button
            type="button"
            className={css.tableHintClose}
            aria-label={t('learn.hints.close')}
            onClick={dismiss}
          >
            <Icon name="check" />
          </button>
        </div>
      )}
    </div>
  );
}
