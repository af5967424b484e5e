import type { Lobby } from '@oeillade/table';
import { lazy, Suspense, useState } from 'react';
import { offerOf } from '../../games/contract/arrangement.ts';
import { useAlone } from '../../shell/alone.ts';
import { t } from '../../shell/i18n/index.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useLevel } from '../../shell/use-level.ts';
import { EmptyLoge } from '../../ui/art/guests/empty-loge.tsx';
import { castFor } from '../../ui/cast.ts';
import { ChooseMember } from '../cast/choose-member.tsx';
import { LevelMenu } from './level-menu.tsx';
import type { LobbyProps } from './lobby-props.ts';
import { SeatShown } from './seat-shown.tsx';
import css from './seats.module.css';
import { useInvitation } from './use-invitation.ts';

/** Fetched when somebody wants to look different. */
const AppearanceDialog = lazy(async () => ({
  default: (await import('./appearance-dialog.tsx')).AppearanceDialog,
}));

interface SeatsProps extends Omit<LobbyProps, 'live' | 'onStory'> {
  readonly players: { readonly min: number; readonly max: number };
}

/** So many places are shown free at least, where there are as many: a table looks as if somebody could sit down. */
const FREE_AT_LEAST = 2;

/** Who is there, and the places that are free. */
export function Seats({ session, model, lobby, players }: SeatsProps) {
  const [isChangingAppearance, setChangingAppearance] = useState(false);
  const isHost = lobby.host !== null && lobby.host === model.seat;
  const people = lobby.seats.map((seat, number) => ({ ...seat, number }));
  const me = people.find(({ number }) => number === model.seat);
  const isAlone = useAlone();
  const mayAddBot = isHost && people.length < players.max && offerOf(lobby).bots;
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
        {(isAlone ? [] : freeSeats(players, people.length, mayAddBot)).map((place) => (
          <Invitation key={place} code={model.code} game={lobby.game} />
        ))}
        {mayAddBot && <BotSeat session={session} lobby={lobby} />}
      </ul>
      {me && isChangingAppearance && (
        <Suspense fallback={null}>
          <AppearanceDialog
            session={session}
            seats={lobby.seats}
            me={me}
            onClose={() => setChangingAppearance(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The places to which somebody can be invited: as many as are missing, beside the one for a bot. */
function freeSeats(
  { min, max }: SeatsProps['players'],
  taken: number,
  mayAddBot: boolean,
): readonly string[] {
  const free = Math.min(Math.max(FREE_AT_LEAST, min - taken), max - taken) - Number(mayAddBot);
  return Array.from({ length: Math.max(0, free) }, (_, place) => `free ${place}`);
}

/** A free place: one press sends the link, or copies it. */
function Invitation({ code, game }: { readonly code: string; readonly game: string }) {
  const { copying, copy, share } = useInvitation(code, game);
  const invite = share ?? copy;
  return (
    <li className={css.seat} data-part="empty-seat">
      <button type="button" className={css.freeSeat} data-part="invite-seat" onClick={() => void invite()}>
        <EmptyLoge text={t('lobby.invite')} />
      </button>
      <p className={css.seatStatus} aria-live="polite">
        {copying === 'copied' ? t('lobby.copied') : copying === 'by-hand' ? code : t('lobby.free')}
      </p>
    </li>
  );
}

/** One press seats the next of the cast; how well they play is said beneath, and anybody else can be chosen. */
function BotSeat({ session, lobby }: { session: TableSession; lobby: Lobby }) {
  const [level, setLevel] = useLevel();
  const taken = lobby.seats.map((seat) => seat.name);
  const [next] = castFor(taken, 1, level);
  const add = () => {
    if (next) session.ask({ ask: 'add-bot', member: next.id, level });
  };
  return (
    <li className={css.seat} data-part="seat">
      <button type="button" className={css.freeSeat} data-part="free-seat" onClick={add}>
        <EmptyLoge text={t('lobby.addMember', { name: next?.name })} />
      </button>
      <p className={css.seatStatus}>{t('lobby.bot')}</p>
      <LevelMenu label={t('lobby.levelNew')} level={level} onChange={setLevel} />
      <ChooseMember session={session} lobby={lobby} />
    </li>
  );
}
