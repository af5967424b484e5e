import { useEffect } from 'react';

/** Keeps this device from going dark for as long as `wished`, where the browser lets it. */
export function useWakeLock(wished: boolean): void {
  useEffect(() => (wished ? stayAwake() : undefined), [wished]);
}

function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const take = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    // A battery that is nearly empty is spared: then the screen goes dark as it always does.
    const taken = await navigator.wakeLock.request('screen').catch(() => null);
    if (isOver) void taken?.release();
    else lock = taken;
  };
  // The browser lets go of it whenever the page is hidden.
  document.addEventListener('visibilitychange', take);
  void take();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', take);
    void lock?.release();
  };
}
