import type { TableSession } from '../session/session.ts';
import { liveHere } from './here.ts';
import { forgetKey, showInAddress } from './table-key.ts';

/** The host opens the table; where that is refused it stays closed, and this page keeps its key. */
export async function openTable(session: Pick<TableSession, 'ask'>, code: string): Promise<void> {
  if ((await session.ask({ ask: 'arrange', rules: { keyMark: null } })) === null) goOpen(code);
}

/** The person goes on without the key of the table: after a reload as well they are not asked again. */
export function goOpen(code: string): void {
  forgetKey(code);
  showInAddress(null);
  liveHere.model?.goOpen();
}
