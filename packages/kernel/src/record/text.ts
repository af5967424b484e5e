import type { GameEvent, Line } from '../game.ts';
import type { Header } from './header.ts';

/** A record as text: the header, then a line for each event, each ended by a line feed. */
export function writeRecord(header: Header, lines: Iterable<Line<GameEvent>>): string {
  let text = `${JSON.stringify(header)}\n`;
  for (const line of lines) text += `${JSON.stringify(line)}\n`;
  return text;
}
