/** A source with comments blanked out and every literal replaced by its number: `«0»`, `«1»`, … */
export type Scan = { readonly code: string; readonly literals: readonly string[] };

const AFTER_THESE_A_SLASH_STARTS_A_REGEX =
  /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of|do|else|void|throw))$/;

/**
 * Reads just enough of TypeScript to tell code from comments and literals. The compiler's own parser has
 * no stable interface for this, and the rules need no more. Line breaks are kept, so lines can be counted.
 */
export function scan(source: string): Scan {
  const literals: string[] = [];
  let code = '';
  let at = 0;
  // For each open template literal: how many braces are open inside its current `${`.
  const templates: number[] = [];

  const addLiteral = (text: string) => {
    code += `«${literals.length}»${text.replace(/[^\n]/g, '')}`;
    literals.push(text);
  };
  const readTemplatePart = () => {
    const end = endOf(source, at, (index) => source[index] === '`' || source.startsWith('${', index));
    addLiteral(source.slice(at, end));
    if (source[end] === '`') templates.pop();
    at = end + (source[end] === '`' ? 1 : 2);
  };

  while (at < source.length) {
    const char = source[at] ?? '';
    const top = templates.length - 1;
    if (source.startsWith('//', at)) {
      at = endOf(source, at, (index) => source[index] === '\n');
    } else if (source.startsWith('/*', at)) {
      const close = source.indexOf('*/', at + 2);
      const end = close < 0 ? source.length : close + 2;
      code += ` ${source.slice(at, end).replace(/[^\n]/g, '')}`;
      at = end;
    } else if (char === "'" || char === '"') {
      const end = endOf(source, at + 1, (index) => source[index] === char || source[index] === '\n');
      addLiteral(source.slice(at + 1, end));
      at = end + 1;
    } else if (char === '`') {
      templates.push(0);
      at += 1;
      readTemplatePart();
    } else if (char === '/' && AFTER_THESE_A_SLASH_STARTS_A_REGEX.test(code.trimEnd())) {
      at = endOfRegex(source, at + 1);
      code += ' ';
    } else if (char === '}' && templates[top] === 0) {
      at += 1;
      readTemplatePart();
    } else {
      if (top >= 0 && char === '{') templates[top] = (templates[top] ?? 0) + 1;
      if (top >= 0 && char === '}') templates[top] = (templates[top] ?? 0) - 1;
      code += char;
      at += 1;
    }
  }
  return { code, literals };
}

function endOf(source: string, from: number, isEnd: (index: number) => boolean): number {
  let index = from;
  while (index < source.length && !isEnd(index)) index += source[index] === '\\' ? 2 : 1;
  return Math.min(index, source.length);
}

function endOfRegex(source: string, from: number): number {
  let inClass = false;
  const end = endOf(source, from, (index) => {
    if (source[index] === '[') inClass = true;
    if (source[index] === ']') inClass = false;
    return source[index] === '\n' || (source[index] === '/' && !inClass);
  });
  return end + 1;
}

export function lineOf(code: string, index: number): number {
  return code.slice(0, index).split('\n').length;
}
