import { memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { Icon, Logo } from '../../../ui/art/index.ts';
import buttonCss from '../../../ui/button.module.css';
import { Chat } from '../../../ui/chat/chat.tsx';
import { MenuItem } from '../../../ui/menu.tsx';
import { isAlone } from '../../../ui/sound/cues.ts';
import { type Switch, TableMenu } from '../../../ui/table/table-menu.tsx';
import type { Shape } from '../../../ui/table/use-layout.ts';
import { nameOf } from '../shelf.ts';
import { say } from '../texts/table.ts';
import css from './top.module.css';
import { TurnNow } from './turn.tsx';
import { useShown, useTable } from './use-wink.ts';

/** On a large screen the name of the site and the table; on a small one the turn and my points. */
export const Top = memo(function Top({ shape }: { readonly shape: Shape }) {
  return shape === 'large' ? <LargeTop /> : <SmallTop />;
});

function LargeTop() {
  const { open } = useTable().actions;
  const { game, round, code } = useShown(({ lobby: { game, round }, told: { code } }) => ({
    game,
    round,
    code,
  }));
  return (
    <header className={css.top} data-part="wink-top">
      <Logo height={42} />
      <p className={css.where}>
        <b>{nameOf(game)}</b>
        {t('table.round', { round, code })}
      </p>
      <button
        type="button"
        className={`${buttonCss.icon} ${css.keysButton}`}
        data-part="icon-button"
        aria-label={say('keys.title')}
        aria-haspopup="dialog"
        onClick={() => open('keys')}
      >
        <Icon name="help" />
      </button>
      <Menus />
    </header>
  );
}

function SmallTop() {
  const { open } = useTable().actions;
  const score = useShown(({ screen }) => screen.scores.find(({ isMe }) => isMe)?.score);
  return (
    <header className={css.top} data-part="wink-top">
      <TurnNow short />
      <button
        type="button"
        className={css.points}
        data-part="wink-points"
        aria-label={`${say('pointsAndLog')}${score === undefined ? '' : `, ${score}`}`}
        aria-haspopup="dialog"
        onClick={() => open('points')}
      >
        <Icon name="cards" /> {score}
      </button>
      <Menus />
    </header>
  );
}

/** Nobody but me hears bots wink: among people it takes headphones. */
const AMONG_PEOPLE: readonly Switch[] = [{ key: 'headphones', say: () => say('headphones') }];
const ALONE: readonly Switch[] = [];

function Menus() {
  const { session, actions } = useTable();
  const { model, lobby, mayUseEye } = useShown(({ told: { seat }, lobby, screen }) => ({
    model: { seat },
    lobby,
    mayUseEye: seat !== null && screen.carriesEyes,
  }));
  return (
    <>
      <Chat session={session} model={model} lobby={lobby} />
      <TableMenu
        session={session}
        isSeated={model.seat !== null}
        lobby={lobby}
        more={isAlone({ lobby, seat: model.seat }) ? ALONE : AMONG_PEOPLE}
      >
        {mayUseEye && <MenuItem onChoose={() => actions.open('eye')}>{say('ownEye')}</MenuItem>}
      </TableMenu>
    </>
  );
}
