import '../../../styles/learn/hints.css';
import { useEffect, useState } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { change } from '../../../shell/settings.ts';
import { Icon } from '../../../ui/art/index.ts';
import { HintDesk } from './desk.ts';
import type { Hint } from './moments.ts';
import { said } from './said.ts';

const BEAT = 500;

/** A sentence for a moment that is new. Presses go through it, but for its own two buttons. */
export default function HintShown({ fitting }: { fitting: readonly Hint[] }) {
  const [desk] = useState(() => new HintDesk(said));
  const [hint, setHint] = useState<Hint | null>(null);
  useEffect(() => {
    const look = () => setHint(desk.look(fitting, Date.now()));
    look();
    const timer = setInterval(look, BEAT);
    return () => clearInterval(timer);
  }, [desk, fitting]);
  const dismiss = () => {
    desk.dismiss();
    setHint(null);
  };
  return (
    <div className="hint-place" role="status">
      {hint && (
        <div className="table-hint" data-hint={hint.id}>
          <p>
            <b className="visually-hidden">{t('learn.hints.label')}</b> {say(hint)}
          </p>
          <button
            type="button"
            className="table-hint-close"
            aria-label={t('learn.hints.close')}
            onClick={dismiss}
          >
            <Icon name="check" />
          </button>
          <button type="button" className="table-hint-off" onClick={() => change({ hints: false })}>
            {t('learn.hints.off')}
          </button>
        </div>
      )}
    </div>
  );
}

const say = ({ id, name = '' }: Hint): string => t(`learn.hints.${id}`, { name });
