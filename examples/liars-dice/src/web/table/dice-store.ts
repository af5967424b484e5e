import type { Lobby } from '@oeillade/table';
import { myCommands } from '@oeillade/web/shell/session/legal.ts';
import type { TableModel } from '@oeillade/web/shell/session/model.ts';
import type { TableSession } from '@oeillade/web/shell/session/session.ts';
import { remembering } from '@oeillade/web/shell/store.ts';
import { tableSource } from '@oeillade/web/ui/table/table-source.ts';
import { type Sending, stillSent, TableStore } from '@oeillade/web/ui/table/table-store.ts';
import type { DiceCommand } from '../../rules/index.ts';
import { type DiceScreen, diceScreen } from './dice-screen.ts';
import { type DiceEntry, logEntries } from './speech.ts';

/** All that a table of liar's dice shows. */
export interface DiceModel {
  readonly told: TableModel;
  readonly lobby: Lobby;
  readonly screen: DiceScreen;
  readonly entries: readonly DiceEntry[];
  /** A command is on its way. */
  readonly isBusy: boolean;
}

interface Own {
  readonly sending: Sending<DiceCommand['do']> | null;
}

/** A table of liar's dice in play: what it has told, together with what I have sent. */
export class DiceStore extends TableStore<DiceModel, Own> {
  readonly #entriesOf = remembering(({ announcements }: Pick<TableModel, 'announcements'>) =>
    logEntries(announcements),
  );

  readonly #screenOf = remembering(
    ({ lobby, ...seen }: Pick<TableModel, 'seat' | 'view'> & { readonly lobby: Lobby }) =>
      diceScreen(seen, lobby, myCommands({ ...seen, lobby })),
  );

  constructor(session: TableSession) {
    super(session, { sending: null });
  }

  send(command: DiceCommand): void {
    const { told, isBusy } = this.model;
    if (isBusy) return;
    this.set({ sending: { what: command.do, told } });
    void this.session.play(command);
  }

  protected derive(told: TableModel, lobby: Lobby): DiceModel {
    return {
      told,
      lobby,
      screen: this.#screenOf({ seat: told.seat, view: told.view, lobby }),
      entries: this.#entriesOf({ announcements: told.announcements }),
      isBusy: stillSent(this.own.sending, told) !== null,
    };
  }
}

export const { Provider: DiceProvider, useTable, useShown } = tableSource<DiceStore>();
