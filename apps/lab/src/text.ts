/** Names and messages come out of files: nothing in them may steer the terminal. */
export const harmless = (text: string): string => text.replace(/\p{C}/gu, '�');

export function clip(text: string, width: number): string {
  const characters = [...text];
  return characters.length <= width ? text : `${characters.slice(0, width - 1).join('')}…`;
}

/** A text in lines of at most so many characters, cut between words. */
export function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

export const count = (amount: number, one: string, many = `${one}s`): string =>
  `${grouped(amount)} ${amount === 1 ? one : many}`;

export const grouped = (amount: number): string => amount.toLocaleString('en-GB');

/** Milliseconds of a game as minutes and seconds. */
export function clock(t: number): string {
  const seconds = Math.floor(t / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const ratio = (part: number, whole: number): string =>
  whole === 0 ? 'none' : (part / whole).toFixed(2);

export const percentOf = (part: number, whole: number): string =>
  whole === 0 ? 'none' : percent(part / whole);
