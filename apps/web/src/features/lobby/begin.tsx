import type { Refusal, Seat } from '@oeillade/kernel';
import { Suspense } from 'react';
import { offerOf, problemOf } from '../../games/contract/arrangement.ts';
import { useOptions } from '../../games/use-options.ts';
import { t } from '../../shell/i18n/index.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { useLevel } from '../../shell/use-level.ts';
import { button } from '../../ui/button.ts';
import { castFor } from '../../ui/cast.ts';
import formCss from '../../ui/form.module.css';
import css from './begin.module.css';
import type { LobbyProps } from './lobby-props.ts';

interface BeginProps extends Omit<LobbyProps, 'live' | 'onStory'> {
  readonly least: number;
}

/** The way into the game: the host starts it, the others are ready for it, and whoever watches may sit down. */
export function Begin({ session, model, lobby, least }: BeginProps) {
  const mySeat = model.seat === null ? null : lobby.seats[model.seat];
  if (!mySeat) return <Watching code={model.code} />;
  if (lobby.awaited) return <Awaiting lobby={lobby} awaited={lobby.awaited} />;
  if (lobby.host === model.seat) return <Start session={session} lobby={lobby} least={least} />;
  return (
    <div className={css.begin} data-part="begin">
      <button
        type="button"
        {...button('claim', css.start)}
        data-part="start"
        aria-pressed={mySeat.ready}
        onClick={() => session.ask({ ask: 'ready', ready: !mySeat.ready })}
      >
        {mySeat.ready ? t('lobby.notReady') : t('lobby.ready')}
      </button>
      {lobby.host !== null && (
        <p className={formCss.hint} data-part="hint">
          {t('lobby.waitHost', { name: lobby.seats[lobby.host]?.name ?? '' })}
        </p>
      )}
      <Failed lobby={lobby} />
    </div>
  );
}

/** Everybody's browser shows its words, which takes a moment; longer where somebody's connection is gone. */
function Awaiting({ lobby, awaited }: Pick<BeginProps, 'lobby'> & { awaited: readonly Seat[] }) {
  const names = awaited.map((seat) => lobby.seats[seat]?.name ?? '').join(', ');
  return (
    <p className={formCss.hint} data-part="hint" role="status">
      {t('lobby.awaited', { names })}
    </p>
  );
}

/** Failed starts are shown to everybody, so that nobody can see a deal and secretly try for another. */
function Failed({ lobby: { failedStarts: count } }: Pick<BeginProps, 'lobby'>) {
  return (
    count > 0 && (
      <p className={formCss.hint} data-part="hint">
        {t('lobby.failed', { count })}
      </p>
    )
  );
}

/** Somebody who watches joins again as anybody does. */
function Watching({ code }: { code: string }) {
  return (
    <div className={css.begin} data-part="begin">
      <a {...button('claim', css.start)} data-part="start" href={`/t/${code}`}>
        {t('lobby.sit')}
      </a>
      <p className={formCss.hint} data-part="hint">
        {t('lobby.watching')}
      </p>
    </div>
  );
}

function Start({ session, lobby, least }: Pick<BeginProps, 'session' | 'lobby' | 'least'>) {
  const [level] = useLevel();
  const missing = Math.max(0, least - lobby.seats.length);
  const fillsUp = missing > 0 && offerOf(lobby).bots;
  const problem = problemOf(lobby);
  const othersReady = lobby.seats.every((seat, index) => seat.ready || index === lobby.host);
  const start = () => {
    const names = lobby.seats.map(({ name }) => name);
    for (const { id } of castFor(names, missing, level)) session.ask({ ask: 'add-bot', member: id, level });
    session.ask({ ask: 'ready', ready: true });
    session.ask({ ask: 'start' });
  };
  const isShort = missing > 0 && !fillsUp;
  return (
    <div className={css.begin} data-part="begin">
      <button
        type="button"
        {...button('claim', css.start)}
        data-part="start"
        data-fills={fillsUp || undefined}
        disabled={isShort || !othersReady || problem !== null}
        onClick={start}
      >
        {sayStart({ count: isShort ? missing : lobby.seats.length, isShort, othersReady, fillsUp })}
      </button>
      {!othersReady && <Awaited lobby={lobby} />}
      <Failed lobby={lobby} />
      {problem && (
        <Suspense fallback={null}>
          <Problem game={lobby.game} problem={problem} />
        </Suspense>
      )}
    </div>
  );
}

/** Whoever is not there yet is asked for by name. */
function Awaited({ lobby: { seats, host } }: Pick<BeginProps, 'lobby'>) {
  const language = useLanguage();
  const awaited = seats.filter((seat, index) => !seat.ready && index !== host).map(({ name }) => name);
  return (
    <p className={formCss.hint} data-part="hint start-awaited" role="status">
      {t('votes.awaited', { names: new Intl.ListFormat(language).format(awaited) })}
    </p>
  );
}

interface Starting {
  readonly count: number;
  readonly isShort: boolean;
  readonly othersReady: boolean;
  readonly fillsUp: boolean;
}

function sayStart({ count, isShort, othersReady, fillsUp }: Starting): string {
  if (isShort) return t('lobby.needMore', { count });
  if (!othersReady) return t('lobby.waitReady');
  return fillsUp ? t('lobby.fillUp') : t('lobby.start', { count });
}

/** Why the game cannot begin as it is arranged, and what to do about it. */
function Problem({ game, problem: { code } }: { game: string; problem: Refusal }) {
  const { sayProblem } = useOptions(game);
  const inAnyGame = () => t(code === 'no-such-seat' ? 'lobby.problems.first' : 'lobby.problems.other');
  return (
    <p className={formCss.hint} data-part="hint" data-wrong role="alert">
      {sayProblem(code) ?? inAnyGame()}
    </p>
  );
}
