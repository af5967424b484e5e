import type { Seat } from '@oeillade/kernel';
import type { Lobby } from '@oeillade/table';
import { nameOf } from '../../games/index.ts';
import { labelOf } from '../../games/labels.ts';
import { useAlone } from '../../shell/alone.ts';
import { t } from '../../shell/i18n/index.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { button } from '../../ui/button.ts';
import css from './news.module.css';
import { say } from './texts.ts';
import { useEveningWon } from './use-evening-won.ts';

interface EveningNewsProps {
  readonly session: TableSession;
  readonly me: Seat | null;
  /** The table that I look at, and as it is now. */
  readonly lobby: Lobby;
  readonly now: Lobby;
  /** The story of the evening is open. */
  readonly looksBack: boolean;
  readonly onAlong: () => void;
  readonly onStory: () => void;
}

/** What has happened at the table while somebody looks at the end of a game: a word, and the way there. */
export function EveningNews(props: EveningNewsProps) {
  const { session, me, lobby, now, looksBack, onAlong, onStory } = props;
  const isAtEnd = lobby.phase === 'over';
  const isAlone = useAlone();
  useEveningWon(session.model.code, now.evening, me);
  const join = () => {
    onAlong();
    // The host is ready by starting.
    if (me !== null && me !== now.host) void session.ask({ ask: 'ready', ready: true });
  };
  return (
    <div className={css.status} role="status">
      {isAtEnd && now.phase !== 'over' && !isAlone && (
        <p className={css.news} data-part="asked">
          <span>
            {sayAsked(lobby, now)}
            <Here lobby={now} me={me} />
          </span>
          <Ways me={me} now={now} onJoin={join} />
        </p>
      )}
      {isAtEnd && now.phase === 'over' && now.evening?.over && !looksBack && (
        <p className={css.news} data-part="evening-over">
          <span>{say('isOver')}</span>
          <button type="button" {...button('claim')} onClick={onStory}>
            {say('story')}
          </button>
        </p>
      )}
    </div>
  );
}

function sayAsked({ game }: Lobby, { game: next, seats, askedBy }: Lobby): string {
  const name = askedBy === null ? undefined : seats[askedBy]?.name;
  if (name === undefined) return say('prepared');
  return game === next ? say('asked', { name }) : say('askedOther', { name, game: nameOf(next) });
}

/** Says who has come to the next game already, or, before anybody has, that there is no hurry. */
function Here({ lobby: { seats, askedBy }, me }: { readonly lobby: Lobby; readonly me: Seat | null }) {
  const language = useLanguage();
  const here = seats.filter(
    (seat, index) => seat.kind === 'human' && seat.ready && index !== askedBy && index !== me,
  );
  const names = new Intl.ListFormat(language).format(here.map(({ name }) => name));
  return <small>{names === '' ? say('noHurry') : say('here', { names })}</small>;
}

interface WaysProps {
  readonly me: Seat | null;
  readonly now: Lobby;
  readonly onJoin: () => void;
}

/** Somebody who watches takes a free seat as anybody does, or goes on watching. */
function Ways({ me, now, onJoin }: WaysProps) {
  const isFree = now.phase === 'gathering' && now.seats.length < (labelOf(now.game)?.players.max ?? 0);
  if (me === null && isFree)
    return (
      <a {...button('claim')} data-part="sit-down" href={window.location.pathname}>
        {t('lobby.sit')}
      </a>
    );
  const text = me === null ? t('lobby.watch') : say(me === now.host ? 'hostJoin' : 'join');
  return (
    <button type="button" {...button('claim')} data-part="go-along" onClick={onJoin}>
      {text}
    </button>
  );
}
