import type { Seat } from '@oeillade/kernel';
import type { Language } from '../../../shell/i18n/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { Sheet } from '../../../ui/table/sheet.tsx';
import { say } from '../texts/table.ts';
import { IdentifyDialog } from './identify-dialog.tsx';
import { LastDialog } from './last-dialog.tsx';
import { Log, LogTitle } from './log.tsx';
import { NotebookGrid } from './notebook-grid.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import type { SpywhereLogEntry } from './spywhere-log.ts';
import type { Nation, SpywhereScreen } from './spywhere-screen.ts';
import type { Spywhere, SpywhereActions } from './use-spywhere.ts';

export type Opened =
  | { readonly is: 'identify' | 'last' | 'notebook' | 'log' }
  | { readonly is: 'place'; readonly seat: Seat };

interface SheetsProps {
  readonly opened: Opened | null;
  readonly screen: SpywhereScreen;
  readonly actions: SpywhereActions;
  readonly sent: Spywhere['sent'];
  readonly people: readonly Person[];
  readonly entries: readonly SpywhereLogEntry[];
  readonly language: Language;
  readonly onNote: (seat: Seat, nation: Nation) => void;
  readonly onClose: () => void;
}

/** What opens over the table: one thing at a time. */
export function Sheets(props: SheetsProps) {
  const { opened, screen, actions, sent, people, entries, language, onNote, onClose } = props;
  if (!opened) return null;
  const attempt = (at: Seat, nation: Nation) => {
    actions.attempt(at, nation);
    onClose();
  };
  switch (opened.is) {
    case 'identify':
      return screen.targets.length > 0 ? (
        <IdentifyDialog screen={screen} language={language} onAttempt={attempt} onClose={onClose} />
      ) : null;
    case 'place': {
      const place = screen.rivals.find(({ seat }) => seat === opened.seat);
      return place ? (
        <PlaceDialog
          place={place}
          screen={screen}
          language={language}
          onAttempt={attempt}
          onClose={onClose}
        />
      ) : null;
    }
    case 'last':
      return screen.last ? (
        <LastDialog
          screen={screen}
          last={screen.last}
          isBusy={sent !== null}
          language={language}
          onSend={actions.attemptLast}
          onClose={onClose}
        />
      ) : null;
    case 'notebook':
      return (
        <Sheet title={say('notebook')} text={say('notebookHint')} onClose={onClose}>
          <NotebookGrid
            rows={screen.notebook}
            isPassportOpen={screen.isPassportOpen}
            people={people}
            language={language}
            named
            onPress={onNote}
          />
        </Sheet>
      );
    case 'log':
      return (
        <Sheet title={<LogTitle />} onClose={onClose}>
          <Log entries={entries} people={people} />
        </Sheet>
      );
  }
}
