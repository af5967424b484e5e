import type { Lobby } from '@oeillade/table';
import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import type { TableModel } from '../../shell/session/model.ts';
import { Icon } from '../../ui/art/index.ts';
import { button } from '../../ui/button.ts';
import { handOver } from './handed.ts';
import { replayPath } from './replay-path.ts';

interface Props {
  readonly model: TableModel;
  readonly lobby: Lobby;
}

/** From the end of a game to its replay. */
export function ReplayLink({ model: { record, code }, lobby }: Props) {
  if (record === null) return null;
  const { round, seats } = lobby;
  const path = replayPath(code, round);
  return (
    <a
      {...button()}
      href={path}
      onClick={(event) => {
        event.preventDefault();
        handOver(path, { text: record, appearances: seats });
        goTo(path);
        window.scrollTo(0, 0);
      }}
    >
      <Icon name="eye" />
      {t('end.replay')}
    </a>
  );
}
