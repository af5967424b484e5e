import type { GameId } from '@oeillade/games';
import type { Lobby } from '@oeillade/table';
import { encode } from 'uqr';
import { t } from '../../shell/i18n/index.ts';
import { useHouseUrl } from '../../shell/use-house-url.ts';
import { Loge, Logo, QrCode } from '../../ui/art/index.ts';
import { peopleAt } from '../../ui/table/people.ts';
import { boxOf } from '../home/games.ts';
import { agreed } from '../lobby/arrangement.ts';
import { SignalShown } from '../lobby/signals.tsx';

/** Before the game: what is played, who is there, and how a phone gets a seat. */
export function Gathering({ code, lobby }: { code: string; lobby: Lobby }) {
  const link = `${useHouseUrl()}/t/${code}`;
  const people = peopleAt(lobby);
  const missing = (boxOf(lobby.game)?.min ?? 0) - people.length;
  return (
    <div className="tv-gathering">
      <section className="tv-invitation">
        <Logo />
        <h1>{t(`games.${lobby.game as GameId}.name`)}</h1>
        <p className="tv-pitch">{t('screen.scan')}</p>
        <QrCode modules={encode(link, { border: 0 }).data} label={link} />
        <p className="tv-code">{code}</p>
        <p className="tv-address">{link.replace(/^https?:\/\//, '')}</p>
      </section>
      <section className="tv-company">
        <h2>{t('lobby.seats')}</h2>
        <ul>
          {people.map(({ seat, face, colour, name, isBot }) => (
            <li key={seat} data-ready={isReady(lobby, seat) || undefined}>
              <Loge guest={face} colour={colour} name={name} plain isBot={isBot} />
              <span>{t(isReady(lobby, seat) ? 'lobby.isReady' : 'lobby.choosing')}</span>
            </li>
          ))}
        </ul>
        <Signals lobby={lobby} />
        <p className="tv-missing" role="status">
          {missing > 0 ? t('lobby.needMore', { count: missing }) : sayWait(lobby)}
        </p>
      </section>
    </div>
  );
}

/** W-24: what everybody has to know before the game, where it is not simply a wink. */
function Signals({ lobby }: { lobby: Lobby }) {
  const { signals = [] } = agreed(lobby);
  if (signals.every((signal) => signal === 'wink')) return null;
  return (
    <div className="tv-signals">
      <h2>{t(signals.length > 1 ? 'lobby.signalsSeveral' : 'lobby.signals')}</h2>
      <ul>
        {signals.map((signal) => (
          <li key={signal}>
            <SignalShown signal={signal} me={lobby.seats[lobby.host ?? 0] ?? null} />
            {t(`table.signals.${signal}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The host is, by starting. */
const isReady = ({ seats, host }: Lobby, seat: number): boolean =>
  seat === host || (seats[seat]?.ready ?? false);

function sayWait(lobby: Lobby): string {
  const name = lobby.host === null ? '' : (lobby.seats[lobby.host]?.name ?? '');
  return lobby.seats.every((_, seat) => isReady(lobby, seat))
    ? t('lobby.waitHost', { name })
    : t('lobby.waitReady');
}
