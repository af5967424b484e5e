import type { GameId } from '@oeillade/games';
import type { Lobby } from '@oeillade/table';
import { Chat } from '../../../features/chat/chat.tsx';
import { TableMenu } from '../../../features/table/table-menu.tsx';
import { t } from '../../../shell/i18n/index.ts';
import type { TableModel } from '../../../shell/session/model.ts';
import type { TableSession } from '../../../shell/session/session.ts';
import { Icon, Logo } from '../../../ui/art/index.ts';
import type { Shape } from '../../../ui/table/use-layout.ts';
import type { WinkScreen } from './shown.ts';
import { Turn } from './turn.tsx';

interface TopProps {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly lobby: Lobby;
  readonly screen: WinkScreen;
  readonly shape: Shape;
  readonly onPoints: () => void;
  readonly onKeys: () => void;
}

/** On a large screen the house and the table; on a small one the turn and my points. */
export function Top({ session, model, lobby, screen, shape, onPoints, onKeys }: TopProps) {
  const menu = (
    <>
      <Chat session={session} model={model} lobby={lobby} />
      <TableMenu session={session} isSeated={model.seat !== null} lobby={lobby} />
    </>
  );
  if (shape === 'stage') {
    return (
      <header className="wk-top">
        <Logo height={42} />
        <p className="wk-where">
          <b>{t(`games.${lobby.game as GameId}.name`)}</b>
          {t('table.round', { round: lobby.round, code: model.code })}
        </p>
        <button
          type="button"
          className="icon-button wk-keys-button"
          aria-label={t('table.keys.title')}
          aria-haspopup="dialog"
          onClick={onKeys}
        >
          <Icon name="help" />
        </button>
        {menu}
      </header>
    );
  }
  const score = screen.scores.find(({ isMe }) => isMe)?.score;
  return (
    <header className="wk-top">
      <Turn screen={screen} clock={model.clock} most={lobby.rules.mostForTurn} short />
      <button
        type="button"
        className="wk-points"
        aria-label={`${t('table.pointsAndLog')}${score === undefined ? '' : `, ${score}`}`}
        aria-haspopup="dialog"
        onClick={onPoints}
      >
        <Icon name="cards" /> {score}
      </button>
      {menu}
    </header>
  );
}
