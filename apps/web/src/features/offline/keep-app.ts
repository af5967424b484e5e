/** Lets the browser keep the app, so that the next visit needs no network. Only what was built is kept. */
export function keepApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Whoever comes for the first time sees the page before anything else is fetched; it may be there already.
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register());
}

async function register(): Promise<void> {
  try {
    const { active } = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    active?.postMessage('tidy');
  } catch {
    // Private windows and some settings refuse: then the app needs its network.
  }
}
