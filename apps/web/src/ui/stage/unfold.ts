import { calmsMotion } from './calm.ts';

const UNFOLDS = { duration: 260, step: 11 } as const;

/** The cards of the table itself unfold, one after the other. It gives what lays them flat at once. */
export function unfold(selector: string, tempo: number): (() => void) | undefined {
  if (calmsMotion()) return;
  const cards = document.querySelectorAll(selector);
  const unfolding = [...cards].map((card, nth) =>
    card.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
      duration: UNFOLDS.duration * tempo,
      delay: nth * UNFOLDS.step * tempo,
      easing: 'cubic-bezier(.2,.9,.25,1)',
      fill: 'backwards',
    }),
  );
  return () => {
    for (const card of unfolding) card.cancel();
  };
}
