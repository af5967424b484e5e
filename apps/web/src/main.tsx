import './styles/layers.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepApp } from './features/offline/keep-app.ts';
import { applySettings } from './shell/settings.ts';

/** Somebody goes over from the plain address: their seat comes first. Not awaited here: what arrives needs this very file. */
const arrived = location.hash.includes('over=')
  ? import('./shell/crossing/arrive.ts').then(({ arrive }) => arrive())
  : null;
if (arrived) void arrived.catch(() => {}).then(begin);
else begin();

function begin(): void {
  applySettings();
  keepApp();
  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no place for the app.');
  const place = createRoot(root);
  // In small steps: whoever presses something meanwhile on a slow phone need not wait for all of it.
  startTransition(() =>
    place.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
