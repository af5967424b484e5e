import type { Seat } from '@oeillade/kernel';
import type { LobbySeat } from '@oeillade/table';
import { t } from '../../shell/i18n/index.ts';
import type { Level } from '../../shell/levels.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { figureOf } from '../../ui/art/guests/costume/figure.ts';
import { type Colour, Icon, Loge } from '../../ui/art/index.ts';
import menuCss from '../../ui/menu.module.css';
import { MenuItem } from '../../ui/menu.tsx';
import { LevelMenu } from './level-menu.tsx';
import pillMenuCss from './pill-menu.module.css';
import { PillMenu } from './pill-menu.tsx';
import css from './seat-shown.module.css';
import seatsCss from './seats.module.css';

interface SeatShownProps {
  readonly session: TableSession;
  readonly seat: LobbySeat & { readonly number: Seat };
  readonly isHost: boolean;
  readonly isMine: boolean;
  /** Is it the host who looks? */
  readonly mayArrange: boolean;
  readonly onChangeAppearance: () => void;
}

/** Somebody at the table: the face, how far they are, and what I can do about it. */
export function SeatShown(props: SeatShownProps) {
  const { seat, isMine } = props;
  return (
    <li className={seatsCss.seat} data-part="seat" data-mine={isMine || undefined}>
      <Loge
        seat={seat.number}
        guest={figureOf(seat.face, seat.costume)}
        colour={seat.colour as Colour}
        name={seat.name}
        plain
        isBot={seat.kind === 'bot'}
        blinks
      />
      <Status {...props} />
    </li>
  );
}

function Status(props: SeatShownProps) {
  const { seat, isHost, isMine, mayArrange, onChangeAppearance } = props;
  const status = sayStatus(props);
  if (mayArrange && seat.bot) {
    return (
      <>
        <p className={seatsCss.seatStatus}>{t('lobby.bot')}</p>
        <BotTools {...props} level={seat.bot as Level} />
      </>
    );
  }
  return (
    <>
      <p className={seatsCss.seatStatus}>
        {isHost && <Icon name="crown" />}
        {status}
        {seat.promise && (
          <span className={css.seatWorded} title={`${t('lobby.worded')} ${seat.promise}`}>
            <Icon name="cards" label={t('lobby.worded')} />
          </span>
        )}
      </p>
      {isMine && (
        <button type="button" className={pillMenuCss.pill} data-part="pill" onClick={onChangeAppearance}>
          {t('lobby.appearance')}
        </button>
      )}
      {mayArrange && !isMine && <PersonTools {...props} status={status} />}
    </>
  );
}

function BotTools({ session, seat, level }: SeatShownProps & { level: Level }) {
  const change = (chosen: Level) => {
    if (chosen !== level) session.ask({ ask: 'change-bot', seat: seat.number, level: chosen });
  };
  return (
    <LevelMenu label={t('lobby.levelOf', { name: seat.name })} level={level} onChange={change}>
      <hr className={menuCss.line} />
      <Remove session={session} seat={seat} />
    </LevelMenu>
  );
}

function PersonTools({ session, seat, status }: SeatShownProps & { status: string }) {
  return (
    <PillMenu text={t('lobby.more')} label={t('lobby.forSeat', { name: seat.name, status })}>
      <MenuItem onChoose={() => session.ask({ ask: 'hand-over', seat: seat.number })}>
        {t('lobby.handOver', { name: seat.name })}
      </MenuItem>
      <Remove session={session} seat={seat} />
    </PillMenu>
  );
}

function Remove({ session, seat }: Pick<SeatShownProps, 'session' | 'seat'>) {
  return (
    <MenuItem onChoose={() => session.ask({ ask: 'remove', seat: seat.number })}>
      {t('lobby.remove', { name: seat.name })}
    </MenuItem>
  );
}

function sayStatus({ seat, isHost, isMine }: SeatShownProps): string {
  if (isHost) return isMine ? t('lobby.hosting') : t('lobby.hosts');
  if (seat.bot) return t(`home.levels.${seat.bot as Level}`);
  if (seat.away) return t('table.away');
  if (seat.missed && !seat.ready) return t('lobby.missed');
  return seat.ready ? t('lobby.isReady') : t('lobby.choosing');
}
