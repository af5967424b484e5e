import { type Drawing, type Mark, tidy } from './drawing.ts';

type Value = string | number;

/** An element of SVG or HTML with its attributes and its content, which is markup already. */
export function element(
  name: string,
  attributes: Readonly<Record<string, Value>>,
  content: string | readonly string[] = '',
): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escaped(String(typeof value === 'number' ? tidy(value) : value))}"`,
  );
  const inside = typeof content === 'string' ? content : content.join('');
  return `<${name}${written.join('')}>${inside}</${name}>`;
}

export const escaped = (words: string): string =>
  words.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const markText = ({ tag, classes, at, words = '' }: Mark): string =>
  element(tag, { ...at, class: classes }, escaped(words));

/** The shapes of a drawing as text, to be put into an svg element. */
export const svgText = ({ marks }: Drawing): string => marks.map(markText).join('');
