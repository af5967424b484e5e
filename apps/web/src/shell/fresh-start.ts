/** Loads the page as the server has it now: nothing that this browser has put aside may answer in its place. */
export async function startFresh(): Promise<void> {
  await Promise.allSettled([dismissWorkers(), emptyCaches()]);
  window.location.reload();
}

async function dismissWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

async function emptyCaches(): Promise<void> {
  if (!('caches' in window)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
