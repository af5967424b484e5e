import type { Language } from '../../../../shell/i18n/index.ts';
import { sayDay } from '../../texts/day.ts';
import type { Day } from './day.ts';
import { type DayMark, type DayResult, rightlyTold } from './day-result.ts';

const SIGNS: Readonly<Record<DayMark, string>> = { right: '👁️', half: '😉', missed: '➖' };

/** `18 Nov`, as the language writes it. */
export function sayDate(day: Day, language: Language): string {
  const [year, month, date] = day.split('-').map(Number);
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(
    new Date(year!, month! - 1, date),
  );
}

/** One line to paste: how many, how fast, and which; nothing of who winked at whom. */
export function sayLine(result: DayResult, language: Language, address: string): string {
  const date = sayDate(result.day, language);
  const figure = `${rightlyTold(result)}/${result.marks.length}`;
  const time = result.median === null ? '' : `, ${sayDay('ms', { ms: result.median })}`;
  return `${sayDay('line', { date })} ${figure}${time} ${result.marks.map((mark) => SIGNS[mark]).join('')} ${address}`;
}
