import { useState } from 'react';
import { nameOf, shelved } from '../../../games/index.ts';
import { t } from '../../../shell/i18n/index.ts';
import { writeKept } from '../../../shell/kept-link.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { GameBox } from '../../../ui/art/brand/game-box.tsx';
import { Icon } from '../../../ui/art/index.ts';
import { DeleteQuestion } from '../../../ui/delete-question.tsx';
import { Link } from '../../../ui/link.tsx';
import { hasWon } from '../results.ts';
import { byRank, type Summary } from '../summary.ts';
import { download } from './download.ts';
import css from './game-row.module.css';

interface GameRowProps {
  readonly game: Summary;
  readonly recordOf: () => Promise<string | null>;
  readonly onDelete: () => void;
}

/** One game: how it came out, and what can be done with it. */
export function GameRow({ game, recordOf, onDelete }: GameRowProps) {
  const [isAsking, setAsking] = useState(false);
  const language = useLanguage();
  const name = nameOf(game.game);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    game.ended,
  );
  return (
    <li className={css.game} data-part="my-game" data-won={hasWon(game) || undefined}>
      <div className={css.box}>
        <GameBox box={shelved(game.game).box} />
      </div>
      <div className={css.what}>
        <h3>{name}</h3>
        <p>
          <time dateTime={new Date(game.ended).toISOString()}>{date}</time>
          {game.code !== '' && <>, {t('history.table', { code: game.code })}</>}
        </p>
      </div>
      <Result game={game} />
      <Players game={game} />
      {isAsking ? (
        <div className={`${css.actions} ${css.asks}`} data-part="my-asks">
          <DeleteQuestion
            question={t('history.deleteAsks', { name })}
            yes={t('history.delete')}
            no={t('history.keep')}
            onDelete={onDelete}
            onKeep={() => setAsking(false)}
          />
        </div>
      ) : (
        <Actions
          game={game}
          about={t('history.ofGame', { name, date })}
          recordOf={recordOf}
          onDelete={() => setAsking(true)}
        />
      )}
    </li>
  );
}

function Result({ game }: { game: Summary }) {
  const { me, players } = game;
  if (!me)
    return (
      <p className={css.result} data-part="my-result">
        {t('history.ofOthers')}
      </p>
    );
  return (
    <p className={css.result} data-part="my-result">
      <b>
        {hasWon(game) ? (
          <>
            <Icon name="crown" /> {t('history.wonIt')}
          </>
        ) : (
          t('history.place', { rank: me.rank, count: players.length })
        )}
      </b>{' '}
      {t('end.points', { count: me.points })}
    </p>
  );
}

function Players({ game: { players, me } }: { game: Summary }) {
  return (
    <ol className={css.players} data-part="my-players">
      {byRank(players).map((player) => (
        <li key={player.seat} value={player.rank} data-me={player === me || undefined}>
          <span>
            {player.rank}. {player.isBot && <Icon name="bot" />}
            {player.name}
            {player === me && <span className="visually-hidden"> ({t('history.me')})</span>}
          </span>{' '}
          <small>{t('end.points', { count: player.points })}</small>
        </li>
      ))}
    </ol>
  );
}

interface ActionsProps {
  readonly game: Summary;
  /** Which game, for those who hear the buttons without seeing where they are. */
  readonly about: string;
  readonly recordOf: () => Promise<string | null>;
  readonly onDelete: () => void;
}

function Actions({ game: { code, round, game }, about, recordOf, onDelete }: ActionsProps) {
  const save = async () => {
    const text = await recordOf();
    if (text !== null) download(`oeillade-${code || game}-${round}.jsonl`, text);
  };
  const ways = [
    ['watch', 'eye', '/replay'],
    ['prove', 'check', '/proof'],
  ] as const;
  const buttons = [
    ['save', 'copy', () => void save()],
    ['delete', 'cross', onDelete],
  ] as const;
  const say = (action: 'watch' | 'prove' | 'save' | 'delete') => ({
    className: css.do,
    'data-do': action,
    'aria-label': `${t(`history.${action}`)}, ${about}`,
  });
  return (
    <div className={css.actions}>
      {ways.map(([action, icon, page]) => (
        <Link key={action} to={page + writeKept({ code, round })} {...say(action)}>
          <Icon name={icon} />
          <span>{t(`history.${action}`)}</span>
        </Link>
      ))}
      {buttons.map(([action, icon, act]) => (
        <button key={action} type="button" onClick={act} {...say(action)}>
          <Icon name={icon} />
          <span>{t(`history.${action}`)}</span>
        </button>
      ))}
    </div>
  );
}
