import type { Lobby, LobbySeat } from '@oeillade/table';
import { EmptyLoge } from '../art/guests/empty-loge.tsx';
import { Loge } from '../art/guests/loge.tsx';
import { t } from '../i18n/index.ts';
import type { TableModel } from '../session/model.ts';
import type { TableSession } from '../session/session.ts';

interface Props {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly lobby: Lobby;
  readonly most: number;
}

/** Bots have names too, and none that somebody at the table has. */
const BOT_NAMES = ['Bo', 'Mila', 'Otto', 'Ravi', 'Lou', 'Nino', 'Fleur', 'Yuki'];

export const botNames = (taken: readonly string[]): string[] =>
  BOT_NAMES.filter((name) => !taken.includes(name));

/** Who is there, and the places that are free. */
export function Seats({ session, model, lobby, most }: Props) {
  const isHost = lobby.host !== null && lobby.host === model.seat;
  const addBot = () =>
    session.ask({
      ask: 'add-bot',
      level: 'regular',
      name: botNames(lobby.seats.map(({ name }) => name))[0] ?? 'Bo',
    });
  return (
    <ul className="seats">
      {lobby.seats.map((seat, index) => (
        <li className="seat" key={seat.colour}>
          <Loge
            guest={seat.face}
            colour={seat.colour as never}
            name={seat.name}
            plain
            isBot={seat.kind === 'bot'}
            blinks
          />
          <small>{status(seat, index, lobby, model)}</small>
          {isHost && index !== model.seat && (
            <button
              type="button"
              className="icon-button seat-remove"
              aria-label={t('lobby.remove', { name: seat.name })}
              onClick={() => session.ask({ ask: 'remove', seat: index })}
            >
              ×
            </button>
          )}
        </li>
      ))}
      {isHost && lobby.seats.length < most && (
        <li className="seat">
          <button type="button" className="free-seat" onClick={addBot}>
            <EmptyLoge text={t('lobby.addBot')} />
          </button>
        </li>
      )}
    </ul>
  );
}

function status(seat: LobbySeat, index: number, lobby: Lobby, model: TableModel): string {
  if (index === lobby.host) return index === model.seat ? t('lobby.hosting') : t('lobby.hosts');
  if (seat.bot) return t(`lobby.level.${seat.bot as 'regular'}`);
  if (seat.away) return t('table.away');
  return seat.ready ? t('lobby.isReady') : t('lobby.choosing');
}
