import type { Lobby } from '@oeillade/table';
import { openTable } from '../../../shell/live/go-open.ts';
import {
  forgetKey,
  freshKey,
  keepKey,
  keptKey,
  markOf,
  showInAddress,
} from '../../../shell/live/table-key.ts';
import type { TableSession } from '../../../shell/session/session.ts';
import { say } from '../../../ui/living/texts/index.ts';
import { Switch } from '../../../ui/switch.tsx';
import css from './closed.module.css';

interface ClosedProps {
  readonly session: TableSession;
  readonly code: string;
  readonly lobby: Lobby;
  readonly isHost: boolean;
}

/** Whether the table is closed to the server: its host decides, and everybody is told. */
export function Closed({ session, code, lobby, isHost }: ClosedProps) {
  const isClosed = lobby.rules.keyMark !== null;
  // Only secure pages can seal anything, and only they have cameras.
  if (isHost && window.isSecureContext) {
    return (
      <Switch
        name={say('closed')}
        hint={say('closedHint')}
        isOn={isClosed}
        onChange={(isOn) => void (isOn ? close(session, code) : openTable(session, code))}
      />
    );
  }
  return (
    isClosed && (
      <p className={css.closed} data-part="live-closed">
        <b>{say('closed')}</b> {say('closedRead')}
      </p>
    )
  );
}

/** The key is made here, and goes nowhere but into the links that people send each other. */
async function close(session: TableSession, code: string): Promise<void> {
  const key = keptKey(code) ?? freshKey();
  keepKey(code, key);
  showInAddress(key);
  const refusal = await session.ask({ ask: 'arrange', rules: { keyMark: await markOf(key) } });
  if (refusal === null) return;
  forgetKey(code);
  showInAddress(null);
}
