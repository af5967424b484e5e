import type { Lobby } from '@oeillade/table';
import { Suspense, useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import type { TableSession } from '../../shell/session/session.ts';
import css from './choose-member.module.css';
import { LazyCastDialog } from './lazy-cast-dialog.tsx';

/** The host chooses who of the cast takes the free seat. */
export function ChooseMember({ session, lobby }: { session: TableSession; lobby: Lobby }) {
  const [isOpen, setOpen] = useState(false);
  const seated = lobby.seats.flatMap(({ member }) => member ?? []);
  return (
    <>
      <button
        type="button"
        className={css.choose}
        data-part="choose-member"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('lobby.chooseMember')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyCastDialog
            seated={seated}
            onChoose={(member) => {
              session.ask({ ask: 'add-bot', member });
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
