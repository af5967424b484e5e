import { t } from '../../../shell/i18n/index.ts';
import { Sheet } from '../../../ui/table/sheet.tsx';
import { AccuseDialog } from './accuse-dialog.tsx';
import { ClaimDialog } from './claim-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { Log } from './log.tsx';
import { Scores } from './scores.tsx';
import type { WinkScreen } from './shown.ts';
import type { Doings } from './use-wink.ts';
import type { WinkLine } from './wink-log.ts';

export type Opened = 'accuse' | 'claim' | 'points' | 'keys' | null;

interface SheetsProps {
  readonly opened: Opened;
  readonly screen: WinkScreen;
  readonly doings: Doings;
  readonly spy: string;
  readonly lines: readonly WinkLine[];
  readonly onClose: () => void;
}

/** Whatever opens over the table, one at a time. */
export function Sheets({ opened, screen, doings, spy, lines, onClose }: SheetsProps) {
  switch (opened) {
    case 'accuse':
      return (
        <AccuseDialog
          accusations={screen.accusations}
          looking={screen.looking}
          spy={spy}
          onAccuse={(named, number) => {
            doings.accuse(named, number);
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'claim':
      return screen.nameable.length === 0 || screen.turnCalled === null ? null : (
        <ClaimDialog
          number={screen.turnCalled}
          people={screen.nameable}
          onClaim={(named) => {
            doings.designate(named);
            onClose();
          }}
          onClose={onClose}
        />
      );
    case 'points':
      return (
        <Sheet title={t('table.pointsAndLog')} onClose={onClose}>
          <Scores scores={screen.scores} spy={spy} />
          <Log lines={lines} people={screen.scores} />
        </Sheet>
      );
    case 'keys':
      return (
        <KeysDialog
          faces={screen.faces.length}
          carriesEyes={screen.carriesEyes}
          signals={screen.agreed.length}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
