import type { Lobby } from '@oeillade/table';
import { t } from '../../shell/i18n/index.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { DialogButton } from '../../ui/dialog-button.tsx';
import css from './choose-member.module.css';
import { LazyCastDialog } from './lazy-cast-dialog.tsx';

/** The host chooses who of the cast takes the free seat. */
export function ChooseMember({ session, lobby }: { session: TableSession; lobby: Lobby }) {
  const seated = lobby.seats.flatMap(({ member }) => member ?? []);
  return (
    <DialogButton className={css.choose} part="choose-member" face={t('lobby.chooseMember')}>
      {(close) => (
        <LazyCastDialog
          seated={seated}
          onChoose={(member) => {
            session.ask({ ask: 'add-bot', member });
            close();
          }}
          onClose={close}
        />
      )}
    </DialogButton>
  );
}
