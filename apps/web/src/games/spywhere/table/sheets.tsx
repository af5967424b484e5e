import type { Seat } from '@oeillade/kernel';
import { memo } from 'react';
import { useLanguage } from '../../../shell/use-language.ts';
import { Sheet } from '../../../ui/table/sheet.tsx';
import { say } from '../texts/table.ts';
import { IdentifyDialog } from './identify-dialog.tsx';
import { LastDialog } from './last-dialog.tsx';
import { Log, LogTitle } from './log.tsx';
import { NotebookGrid } from './notebook-grid.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import type { Nation } from './spywhere-screen.ts';
import { useShown, useTable } from './use-spywhere.ts';

/** What opens over the table: one thing at a time. */
export const Sheets = memo(function Sheets() {
  const language = useLanguage();
  const { actions } = useTable();
  const shown = useShown(
    ({ opened, screen, sent, people, entries }) =>
      opened && {
        opened,
        screen,
        isBusy: sent !== null,
        people,
        entries: opened.is === 'log' ? entries : [],
      },
  );
  if (!shown) return null;
  const { opened, screen, isBusy, people, entries } = shown;
  const onClose = () => actions.open(null);
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
          isBusy={isBusy}
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
            onPress={actions.note}
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
});
