type Value = string | number;

/** An element of SVG or HTML with its attributes and its content, which is markup already. */
export function element(
  name: string,
  attributes: Readonly<Record<string, Value>>,
  content: string | readonly string[] = '',
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(tidy(value))}"`);
  const inside = typeof content === 'string' ? content : content.join('');
  return `<${name}${written.join('')}>${inside}</${name}>`;
}

export const text = (x: number, y: number, words: string, look = ''): string =>
  element('text', { x, y, class: look }, escaped(words));

export const escaped = (words: string): string =>
  words.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const tidy = (value: Value): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

/** Round steps, about `wanted` of them, from 0 to past `most`. */
export function ticks(most: number, wanted = 4): number[] {
  if (!(most > 0)) return [0, 1];
  const rough = most / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, index) => index * step);
}

/** Colours for both kinds of screens; what is drawn names only the classes. */
export const STYLE = `
.oeillade { color: #1f2328; background: #ffffff; --bar: #3f6fb5; --grid: #d8dee4; --soft: #59636e; }
@media (prefers-color-scheme: dark) {
  .oeillade { color: #e6edf3; background: #12161c; --bar: #7fa8e6; --grid: #30363d; --soft: #9aa5b1; }
}
.oeillade text { fill: currentColor; font: 12px system-ui, sans-serif; }
.oeillade .heading { font-size: 15px; font-weight: 600; }
.oeillade .title { font-weight: 600; }
.oeillade .soft { fill: var(--soft); font-size: 11px; }
.oeillade .middle { text-anchor: middle; }
.oeillade .end { text-anchor: end; }
.oeillade .bar { fill: var(--bar); }
.oeillade .grid { stroke: var(--grid); }
.oeillade .axis, .oeillade .whisker { stroke: currentColor; }
.oeillade .whisker { stroke-width: 1.6; }
.oeillade .even { stroke: var(--soft); stroke-dasharray: 4 3; }
`;
