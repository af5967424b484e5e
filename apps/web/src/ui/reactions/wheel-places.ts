import { REACTIONS, type Reaction } from '@oeillade/protocol';

/** The middles of the faces, as parts of the wheel: the first at the top, then clockwise. */
export function placeOf(nth: number): { readonly left: string; readonly top: string } {
  const angle = ((nth * 45 - 90) * Math.PI) / 180;
  return {
    left: `${(50 + 36.8 * Math.cos(angle)).toFixed(2)}%`,
    top: `${(47 + 33.1 * Math.sin(angle)).toFixed(2)}%`,
  };
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where an arrow leads from the face that is tried; null for other keys. */
export function nextAround(tried: Reaction | null, key: string): Reaction | null {
  if (key === 'Home') return REACTIONS[0];
  if (key === 'End') return REACTIONS.at(-1)!;
  const step = STEPS[key];
  if (!step) return null;
  const at = tried === null ? -step : REACTIONS.indexOf(tried);
  return REACTIONS.at((at + step) % REACTIONS.length)!;
}

const EDGE = 6;

const within = (wished: number, size: number, all: number): number =>
  Math.max(EDGE, Math.min(wished, all - EDGE - size));

/** Opens around my face as far as the window allows. */
export function placeWheel(wheel: HTMLElement, from: Element): void {
  const { left, top, width, height } = from.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = wheel;
  wheel.style.left = `${within(left + width / 2 - offsetWidth / 2, offsetWidth, innerWidth)}px`;
  wheel.style.top = `${within(top + height / 2 - offsetHeight * 0.47, offsetHeight, innerHeight)}px`;
}
