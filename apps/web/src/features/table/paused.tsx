import { t } from '../../shell/i18n/index.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useStore } from '../../shell/store.ts';
import { Icon } from '../../ui/art/index.ts';
import { button } from '../../ui/button.ts';
import css from './paused.module.css';

/** Over a game that stands still; any one of those who play lets it go on. */
export function Paused({ session }: { readonly session: TableSession }) {
  const { isPaused, isSeated } = useStore(session, ({ lobby, seat }) => ({
    isPaused: lobby?.paused ?? false,
    isSeated: seat !== null,
  }));
  return (
    <div role="status">
      {isPaused && (
        <div className={css.paused} data-part="paused">
          <p>
            <Icon name="pause" /> {t('table.paused')}
          </p>
          {isSeated && (
            <button
              type="button"
              {...button('claim')}
              onClick={() => session.ask({ ask: 'vote', on: 'resume', yes: true })}
            >
              <Icon name="play" /> {t('table.resume')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
