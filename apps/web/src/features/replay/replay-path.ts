import { writeKept } from '../../shell/kept-link.ts';

/** Where the replay of a game at this table is. A table of this browser's own has no address that others could open. */
export function replayPath(code: string, round: number): string {
  const isAlone = window.location.pathname.startsWith('/alone/');
  return isAlone ? `/replay${writeKept({ code, round })}` : `/t/${code}/replay/${round}`;
}
