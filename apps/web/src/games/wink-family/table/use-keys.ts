import type { Seat } from '@oeillade/kernel';
import { useEffect, useEffectEvent } from 'react';
import { useSettings } from '../../../shell/settings.ts';
import { type KeyDoing, keyDoing } from './keys.ts';
import type { FaceShown } from './shown.ts';

interface Keyed extends Readonly<Record<Exclude<KeyDoing['do'], 'look' | 'signal'>, () => void>> {
  readonly faces: readonly FaceShown[];
  readonly look: (at: Seat | null) => void;
  readonly signal: (nth: number) => void;
}

/** Here keys mean something else: words are typed, or a choice is made. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]';
/** Here the space bar presses; on a face it winks, for Enter presses there too. */
const PRESSABLE = 'button:not([data-seat]), a[href], [role="button"]';

/** The whole table by keys, from wherever the focus is. `keys-dialog.tsx` tells which. */
export function useKeys({ faces, look, signal, ...does }: Keyed): void {
  const { keys: withSigns } = useSettings();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(ELSEWHERE)) return;
    if (event.key === ' ' && target.closest(PRESSABLE)) return;
    const doing = keyDoing(event, faces, withSigns);
    if (!doing) return;
    // The space bar would press a face when it comes up again.
    if (event.type === 'keyup' && doing.do !== 'wink') return;
    event.preventDefault();
    if (event.type === 'keyup' || (event.repeat && doing.do !== 'look')) return;
    if (doing.do === 'look') look(doing.at);
    else if (doing.do === 'signal') signal(doing.nth);
    else does[doing.do]();
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
