import type { Lobby } from '@oeillade/table';
import { useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { EmptyLoge } from '../../ui/art/guests/empty-loge.tsx';
import { useLevel } from '../home/use-level.ts';
import { offerOf } from './arrangement.ts';
import { botNames } from './bots.ts';
import { Dress } from './dress.tsx';
import { LevelMenu } from './level-menu.tsx';
import type { LobbyProps } from './lobby-props.ts';
import { SeatShown } from './seat-shown.tsx';

interface SeatsProps extends LobbyProps {
  readonly most: number;
}

/** Who is there, and the places that are free. */
export function Seats({ session, model, lobby, most }: SeatsProps) {
  const [isDressing, setDressing] = useState(false);
  const isHost = lobby.host !== null && lobby.host === model.seat;
  const people = lobby.seats.map((seat, number) => ({ ...seat, number }));
  const me = people.find(({ number }) => number === model.seat);
  return (
    <>
      <ul className="seats" aria-label={t('lobby.seats')}>
        {people.map((seat) => (
          <SeatShown
            key={seat.number}
            session={session}
            seat={seat}
            isHost={seat.number === lobby.host}
            isMine={seat === me}
            mayArrange={isHost}
            onDress={() => setDressing(true)}
          />
        ))}
        {isHost && people.length < most && offerOf(lobby).bots && (
          <FreeSeat session={session} lobby={lobby} />
        )}
      </ul>
      {me && isDressing && (
        <Dress session={session} seats={lobby.seats} me={me} onClose={() => setDressing(false)} />
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
    <li className="seat">
      <button type="button" className="free-seat" onClick={add}>
        <EmptyLoge text={t('lobby.addBot')} />
      </button>
      <p className="seat-status">{t('lobby.bot')}</p>
      <LevelMenu label={t('lobby.levelNew')} level={level} onChange={setLevel} />
    </li>
  );
}
