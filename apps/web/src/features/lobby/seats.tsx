import type { Lobby } from '@oeillade/table';
import { useState } from 'react';
import { offerOf } from '../../games/contract/arrangement.ts';
import { t } from '../../shell/i18n/index.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useLevel } from '../../shell/use-level.ts';
import { EmptyLoge } from '../../ui/art/guests/empty-loge.tsx';
import { botNames } from '../../ui/bot-names.ts';
import { AppearanceDialog } from './appearance-dialog.tsx';
import { LevelMenu } from './level-menu.tsx';
import type { LobbyProps } from './lobby-props.ts';
import { SeatShown } from './seat-shown.tsx';
import css from './seats.module.css';

interface SeatsProps extends LobbyProps {
  readonly most: number;
}

/** Who is there, and the places that are free. */
export function Seats({ session, model, lobby, most }: SeatsProps) {
  const [isChangingAppearance, setChangingAppearance] = useState(false);
  const isHost = lobby.host !== null && lobby.host === model.seat;
  const people = lobby.seats.map((seat, number) => ({ ...seat, number }));
  const me = people.find(({ number }) => number === model.seat);
  return (
    <>
      <ul className={css.seats} aria-label={t('lobby.seats')}>
        {people.map((seat) => (
          <SeatShown
            key={seat.number}
            session={session}
            seat={seat}
            isHost={seat.number === lobby.host}
            isMine={seat === me}
            mayArrange={isHost}
            onChangeAppearance={() => setChangingAppearance(true)}
          />
        ))}
        {isHost && people.length < most && offerOf(lobby).bots && (
          <FreeSeat session={session} lobby={lobby} />
        )}
      </ul>
      {me && isChangingAppearance && (
        <AppearanceDialog
          session={session}
          seats={lobby.seats}
          me={me}
          onClose={() => setChangingAppearance(false)}
        />
      )}
    </>
  );
}

/** One press seats a bot; how well it plays is said beneath. */
function FreeSeat({ session, lobby }: { session: TableSession; lobby: Lobby }) {
  const [level, setLevel] = useLevel();
  const add = () => {
    const taken = lobby.seats.map((seat) => seat.name);
    for (const name of botNames(taken, 1)) session.ask({ ask: 'add-bot', level, name });
  };
  return (
    <li className={css.seat} data-part="seat">
      <button type="button" className={css.freeSeat} data-part="free-seat" onClick={add}>
        <EmptyLoge text={t('lobby.addBot')} />
      </button>
      <p className={css.seatStatus}>{t('lobby.bot')}</p>
      <LevelMenu label={t('lobby.levelNew')} level={level} onChange={setLevel} />
    </li>
  );
}
