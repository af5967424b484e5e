/** The numbers of pino's levels, and the words for those that people are shown. */
const WORDS: Readonly<Record<number, string>> = { 40: 'warning', 50: 'error', 60: 'error' };
/** Characters that a terminal would obey, or show in another order. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** One line of the log as a sentence for people: the time, what happened, its details in brackets. */
export function terminalLine(json: string): string {
  const { level, time, msg, pid: _, hostname: __, ...details } = JSON.parse(json) as Record<string, unknown>;
  const word = WORDS[Number(level)];
  const at = new Date(Number(time)).toLocaleTimeString('en-GB');
  const more = Object.entries(details).map(([name, value]) => `${name} ${plain(value)}`);
  const text = `${word ? `${word}: ` : ''}${plain(msg)}${more.length > 0 ? ` (${more.join(', ')})` : ''}`;
  return `  ${at}  ${text.replace(UNSEEN, ' ')}\n`;
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(' ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${name} ${plain(inner)}`)
    .join(' ');
}
