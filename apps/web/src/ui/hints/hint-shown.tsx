import { use, useEffect, useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { Icon } from '../art/index.ts';
import { HintDesk } from './desk.ts';
import type { Hint, HintWords } from './hint.ts';
import css from './hint-shown.module.css';
import { said } from './said.ts';
import { usePlaceAbove } from './use-place-above.ts';

const CHECK_EVERY = 500;

interface HintShownProps {
  readonly fitting: readonly Hint[];
  readonly words: HintWords;
  readonly above: string;
}

/** A sentence for a moment that is new. Presses go through it, but for its own button. */
export default function HintShown({ fitting, words, above }: HintShownProps) {
  use(words.load());
  const [desk] = useState(() => new HintDesk(said));
  const [hint, setHint] = useState<Hint | null>(null);
  useEffect(() => {
    const look = () => setHint(desk.look(fitting, Date.now()));
    look();
    const timer = setInterval(look, CHECK_EVERY);
    return () => clearInterval(timer);
  }, [desk, fitting]);
  const place = usePlaceAbove(above, hint !== null);
  const dismiss = () => {
    desk.dismiss();
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
