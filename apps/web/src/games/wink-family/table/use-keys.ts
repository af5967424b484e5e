import { useEffect, useEffectEvent } from 'react';
import { useSettings } from '../../../shell/settings.ts';
import { type KeyAction, keyAction } from './keys.ts';
import { useTable } from './use-wink.ts';

/** Here keys mean something else: words are typed, or a choice is made. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]';
/** Here the space bar presses; on a face it winks, for Enter presses there too. */
const PRESSABLE = 'button:not([data-seat]), a[href], [role="button"]';

/** The whole table by keys, from wherever the focus is. `keys-dialog.tsx` tells which. */
export function useKeys(toCards: () => void): void {
  const { keys: withSigns } = useSettings();
  const table = useTable();
  const does = (action: KeyAction): void => {
    const { actions, model } = table;
    switch (action.do) {
      case 'look':
        return actions.look(action.at);
      case 'wink':
        return actions.signal();
      case 'signal': {
        const signal = model.screen.agreed[action.nth];
        return signal && actions.signal(signal);
      }
      case 'cards':
        return toCards();
      case 'name':
        return actions.claim();
      case 'accuse':
        return actions.suspect();
      case 'points':
        return actions.open('points');
      case 'help':
        return actions.open('keys');
    }
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(ELSEWHERE)) return;
    if (event.key === ' ' && target.closest(PRESSABLE)) return;
    const action = keyAction(event, table.model.screen.faces, withSigns);
    if (!action) return;
    // The space bar would press a face when it comes up again.
    if (event.type === 'keyup' && action.do !== 'wink') return;
    event.preventDefault();
    if (event.type === 'keyup' || (event.repeat && action.do !== 'look')) return;
    does(action);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    window.addEventListener('keyup', listener);
    return () => {
      window.removeEventListener('keydown', listener);
      window.removeEventListener('keyup', listener);
    };
  }, []);
}
