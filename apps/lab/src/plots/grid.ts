import { drawPanel, PANEL, type Panel } from './panel.ts';
import { element } from './svg.ts';

const ACROSS = 3;

export const ROW = { width: ACROSS * PANEL.width, height: PANEL.height } as const;

/** Plots side by side, in as many rows as they take. */
export const panelGrid = (panels: readonly Panel[]): string =>
  panels
    .map((panel, index) => {
      const x = (index % ACROSS) * PANEL.width;
      const y = Math.floor(index / ACROSS) * PANEL.height;
      return element('g', { transform: `translate(${x} ${y})` }, drawPanel(panel));
    })
    .join('');

/** The same as a picture of its own on a page. */
export function panelPicture(panels: readonly Panel[], label: string): string {
  const height = Math.ceil(panels.length / ACROSS) * ROW.height;
  const frame = { viewBox: `0 0 ${ROW.width} ${height}`, role: 'img', 'aria-label': label };
  return element('svg', frame, panelGrid(panels));
}
