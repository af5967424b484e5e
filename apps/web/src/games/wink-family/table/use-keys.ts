import { useEffect, useEffectEvent } from 'react';
import { useSettings } from '../../../shell/settings.ts';
import { type KeyDoing, keyDoing } from './keys.ts';
import { useTable } from './use-wink.ts';

/** Here keys mean something else: words are typed, or a choice is made. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]';
/** Here the space bar presses; on a face it winks, for Enter presses there too. */
const PRESSABLE = 'button:not([data-seat]), a[href], [role="button"]';

/** The whole table by keys, from wherever the focus is. `keys-dialog.tsx` tells which. */
export function useKeys(toCards: () => void): void {
  const { keys: withSigns } = useSettings();
  const table = useTable();
  const does = (doing: KeyDoing): void => {
    const { doings, model } = table;
    switch (doing.do) {
      case 'look':
        return doings.look(doing.at);
      case 'wink':
        return doings.signal();
      case 'signal': {
        const signal = model.screen.agreed[doing.nth];
        return signal && doings.signal(signal);
      }
      case 'cards':
        return toCards();
      case 'name':
        return doings.claim();
      case 'accuse':
        return doings.suspect();
      case 'points':
        return doings.open('points');
      case 'help':
        return doings.open('keys');
    }
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(ELSEWHERE)) return;
    if (event.key === ' ' && target.closest(PRESSABLE)) return;
    const doing = keyDoing(event, table.model.screen.faces, withSigns);
    if (!doing) return;
    // The space bar would press a face when it comes up again.
    if (event.type === 'keyup' && doing.do !== 'wink') return;
    event.preventDefault();
    if (event.type === 'keyup' || (event.repeat && doing.do !== 'look')) return;
    does(doing);
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
