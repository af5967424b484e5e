import type { BoardProps } from '@oeillade/web/games/contract/table.ts';
import { t } from '@oeillade/web/shell/i18n/index.ts';
import { Aloud } from '@oeillade/web/ui/screen/aloud.tsx';
import boardCss from '@oeillade/web/ui/table/board.module.css';
import css from './board.module.css';
import { BidShown } from './table/bid.tsx';
import { Cups } from './table/cups.tsx';
import { diceScreen } from './table/dice-screen.ts';
import { Log } from './table/log.tsx';
import { logEntries, sayEntry } from './table/speech.ts';
import { Turn } from './table/turn.tsx';

const ANNOUNCED = 5;

/** The table as a whole room may see it: cups, and no dice under them. */
export function DiceBoard({ model, lobby, isVoiceOn }: BoardProps) {
  const screen = diceScreen({ seat: null, view: model.view }, lobby, []);
  const entries = logEntries(model.announcements);
  const nameOf = (seat: number) => screen.cups[seat]?.name ?? '';
  return (
    <>
      <div className={`${boardCss.board} ${css.cups}`} data-part="screen-board">
        <Cups cups={screen.cups} label={t('lobby.seats')} />
        <BidShown screen={screen} />
      </div>
      <div className={boardCss.side}>
        <div className={boardCss.turn}>
          <Turn screen={screen} clock={model.clock} most={lobby.rules.mostForTurn} />
        </div>
        <section className={boardCss.log}>
          <h2>{t('table.announcements')}</h2>
          <Log entries={entries.slice(-ANNOUNCED)} people={screen.cups} />
        </section>
      </div>
      <Aloud
        spoken={entries.map((entry) => ({ key: entry.key, text: sayEntry(entry, nameOf) }))}
        isVoiceOn={isVoiceOn}
      />
    </>
  );
}
