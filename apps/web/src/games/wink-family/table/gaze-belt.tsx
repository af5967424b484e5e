import { memo } from 'react';
import { Icon } from '../../../ui/art/index.ts';
import { say } from '../texts/table.ts';
import css from './gaze-belt.module.css';
import { Looking } from './looking.tsx';
import { useShown, useTable } from './use-wink.ts';
import { Winks } from './winks.tsx';

/** On a large screen: whom I look at, what those eyes do, and my own wink. The eyes on me colour the wink, and never forbid it. */
export const GazeBelt = memo(function GazeBelt() {
  const { actions } = useTable();
  const { isLooking, isSeated, mode, isReal } = useShown(
    ({ screen: { looking, me }, felt, winksForReal }) => ({
      isLooking: looking !== null,
      isSeated: me !== null,
      mode: felt?.mode,
      isReal: winksForReal,
    }),
  );
  return (
    <div
      className={css.belt}
      data-part="wink-belt"
      data-anchor="eyes"
      data-lit={isLooking ? '' : undefined}
      data-felt={mode}
    >
      <button
        type="button"
        className={css.awayEye}
        aria-label={say('lookBoard')}
        title={say('lookBoard')}
        aria-pressed={!isLooking}
        onClick={() => actions.look(null)}
      >
        <Icon name={isLooking ? 'eye' : 'cards'} />
      </button>
      <Looking className={css.looking} />
      {isSeated && (
        <div className={css.winks}>
          {isReal ? (
            <p className={css.real} data-part="wink-real">
              <Icon name="wink" />
              {say('winkReal')}
            </p>
          ) : (
            <Winks />
          )}
        </div>
      )}
    </div>
  );
});
