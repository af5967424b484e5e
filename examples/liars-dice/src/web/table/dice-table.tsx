import type { Lobby } from '@oeillade/table';
import type { TableProps } from '@oeillade/web/games/contract/table.ts';
import { sayWord, t } from '@oeillade/web/shell/i18n/index.ts';
import { myCommands } from '@oeillade/web/shell/session/legal.ts';
import type { TableModel } from '@oeillade/web/shell/session/model.ts';
import { useSettings } from '@oeillade/web/shell/settings.ts';
import { useStore } from '@oeillade/web/shell/store.ts';
import { useArrival } from '@oeillade/web/shell/use-arrival.ts';
import { useLanguage } from '@oeillade/web/shell/use-language.ts';
import { Quilt } from '@oeillade/web/ui/art/index.ts';
import { Chat } from '@oeillade/web/ui/chat/chat.tsx';
import { Announcer } from '@oeillade/web/ui/table/announcer.tsx';
import { TableMenu } from '@oeillade/web/ui/table/table-menu.tsx';
import { useVoice } from '@oeillade/web/ui/table/use-voice.ts';
import { useMemo, useState } from 'react';
import type { DiceCommand } from '../../rules/index.ts';
import { Dice } from '../die.tsx';
import { SHELF_WORDS } from '../shelf-words.ts';
import { say } from '../texts/table.ts';
import { Actions } from './actions.tsx';
import { BidShown } from './bid.tsx';
import { Cups } from './cups.tsx';
import { diceScreen } from './dice-screen.ts';
import css from './dice-table.module.css';
import { Log } from './log.tsx';
import { logEntries, sayDice, sayEntry } from './speech.ts';
import { Turn } from './turn.tsx';

/** A table of liar's dice, for somebody who plays or watches. */
export function DiceTable({ session }: TableProps) {
  const model = useStore(session, (whole) => whole);
  return model.lobby && model.view && <InPlay session={session} model={model} lobby={model.lobby} />;
}

interface InPlayProps extends TableProps {
  readonly model: TableModel;
  readonly lobby: Lobby;
}

function InPlay({ session, model, lobby }: InPlayProps) {
  const language = useLanguage();
  const { voice } = useSettings();
  const heading = useArrival();
  const [sent, setSent] = useState<Pick<TableModel, 'view' | 'refusal'> | null>(null);
  const screen = diceScreen(model, lobby, myCommands(model));
  const nameOf = (seat: number) => screen.cups[seat]?.name ?? '';
  const entries = useMemo(() => logEntries(model.announcements), [model.announcements]);
  const spoken = entries.map((entry) => ({ key: entry.key, text: sayEntry(entry, nameOf) }));
  useVoice(spoken, voice, language);
  const isBusy = sent !== null && sent.view === model.view && sent.refusal === model.refusal;
  const send = (command: DiceCommand) => {
    if (isBusy) return;
    setSent({ view: model.view, refusal: model.refusal });
    session.play(command);
  };
  return (
    <main className={css.table} data-part="game-table dice-table">
      <h1 className="visually-hidden" ref={heading} tabIndex={-1}>
        {sayWord(SHELF_WORDS.name)}
      </h1>
      <Quilt />
      <header className={css.top}>
        <Turn screen={screen} clock={model.clock} most={lobby.rules.mostForTurn} />
        <div className={css.tools}>
          <Chat session={session} model={model} lobby={lobby} />
          <TableMenu session={session} isSeated={model.seat !== null} lobby={lobby} />
        </div>
      </header>
      <Cups cups={screen.rivals} label={t('table.others')} />
      <BidShown screen={screen} />
      {screen.me && (
        <section className={css.mine} data-part="dice-mine">
          <h2>{say('yourDice')}</h2>
          <Dice dice={screen.me.dice} label={say('yourDiceAre', { dice: sayDice(screen.me.dice) })} />
          {screen.isMyTurn && (
            <Actions
              screen={screen}
              isBusy={isBusy}
              onBid={(bid) => send({ do: 'bid', ...bid })}
              onDoubt={() => send({ do: 'doubt' })}
            />
          )}
        </section>
      )}
      <Log entries={entries} people={screen.cups} />
      <Announcer spoken={spoken} />
    </main>
  );
}
