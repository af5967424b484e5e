import { Sheet } from '../../../ui/table/sheet.tsx';
import { say } from '../texts/table.ts';
import { AccuseDialog } from './accuse-dialog.tsx';
import { ClaimDialog } from './claim-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { Log } from './log.tsx';
import { Scores } from './scores.tsx';
import { useShown, useTable } from './use-wink.ts';

/** Whatever opens over the table, one at a time. */
export function Sheets() {
  const { open } = useTable().actions;
  const opened = useShown((model) => model.opened);
  const close = () => open(null);
  switch (opened) {
    case 'accuse':
      return <AccuseDialog onClose={close} />;
    case 'claim':
      return <ClaimDialog onClose={close} />;
    case 'points':
      return (
        <Sheet title={say('pointsAndLog')} onClose={close}>
          <Scores />
          <Log />
        </Sheet>
      );
    case 'keys':
      return <KeysDialog onClose={close} />;
    // It is beside the table for longer than its questions are.
    case 'eye':
    case null:
      return null;
  }
}
