import type { Seat } from '@oeillade/kernel';
import type { Lobby } from '@oeillade/table';
import { useAlone } from '../../../shell/alone.ts';
import { t } from '../../../shell/i18n/index.ts';
import type { TableSession } from '../../../shell/session/session.ts';
import { button } from '../../../ui/button.ts';
import { say } from '../../evening/texts.ts';
import { GameChoice } from '../../lobby/game-choice.tsx';

interface AnotherProps {
  readonly session: TableSession;
  readonly lobby: Lobby;
  readonly me: Seat | null;
  /** The classes of the large button in this place. */
  readonly className?: string;
  readonly onAlong: () => void;
}

/** The way to another game for anybody who sits here: of the same kind, or of another. */
export function Another({ session, lobby, me, className, onAlong }: AnotherProps) {
  const isAlone = useAlone();
  if (me === null) return <p>{say('watchersWait')}</p>;
  const askFor = async (game?: string) => {
    // Alone there is nobody to wait for: the same game begins at once, without a look at the lobby.
    const isAtOnce = isAlone && game === undefined;
    if (!isAtOnce) onAlong();
    // The same game keeps its options.
    const isOther = game !== undefined && game !== lobby.game;
    const refusal = await session.ask({ ask: 'rematch', ...(isOther ? { game } : {}) });
    // Somebody else has asked at the same moment.
    if (refusal?.code === 'no-game-running') void session.ask({ ask: 'ready', ready: true });
    if (isAtOnce && (await session.ask({ ask: 'start' })) !== null) onAlong();
  };
  return (
    <>
      <button type="button" {...button('claim', className)} data-part="another" onClick={() => void askFor()}>
        {t('end.rematch')}
      </button>
      <GameChoice
        text={say('otherGame')}
        lobby={lobby}
        players={lobby.seats.length}
        onChoose={(game) => void askFor(game)}
      />
    </>
  );
}
