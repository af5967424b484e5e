import type { TableProps } from '@oeillade/web/games/contract/table.ts';
import { sayWord, t } from '@oeillade/web/shell/i18n/index.ts';
import { useSettings } from '@oeillade/web/shell/settings.ts';
import { useArrival } from '@oeillade/web/shell/use-arrival.ts';
import { useLanguage } from '@oeillade/web/shell/use-language.ts';
import { Quilt } from '@oeillade/web/ui/art/index.ts';
import { Chat } from '@oeillade/web/ui/chat/chat.tsx';
import { Announcer } from '@oeillade/web/ui/table/announcer.tsx';
import { TableMenu } from '@oeillade/web/ui/table/table-menu.tsx';
import { useTableStore } from '@oeillade/web/ui/table/table-source.ts';
import { useVoice } from '@oeillade/web/ui/table/use-voice.ts';
import { memo } from 'react';
import { Dice } from '../die.tsx';
import { SHELF_WORDS } from '../shelf-words.ts';
import { say } from '../texts/table.ts';
import { Actions } from './actions.tsx';
import { BidShown } from './bid.tsx';
import { Cups } from './cups.tsx';
import { DiceProvider, DiceStore, useShown, useTable } from './dice-store.ts';
import css from './dice-table.module.css';
import { Log } from './log.tsx';
import { sayDice, sayEntry } from './speech.ts';
import { Turn } from './turn.tsx';

/** A table of liar's dice, for somebody who plays or watches. */
export function DiceTable({ session }: TableProps) {
  return (
    <DiceProvider source={useTableStore(() => new DiceStore(session))}>
      <InPlay />
    </DiceProvider>
  );
}

/** Each part is drawn when what it shows has changed. */
const InPlay = memo(function InPlay() {
  useLanguage();
  const heading = useArrival();
  return (
    <main className={css.table} data-part="game-table dice-table">
      <h1 className="visually-hidden" ref={heading} tabIndex={-1}>
        {sayWord(SHELF_WORDS.name)}
      </h1>
      <Quilt />
      <Top />
      <Rivals />
      <LastBid />
      <Mine />
      <Announced />
    </main>
  );
});

function Top() {
  const { session } = useTable();
  const { screen, clock, seat, lobby } = useShown(({ screen, told: { clock, seat }, lobby }) => ({
    screen,
    clock,
    seat,
    lobby,
  }));
  return (
    <header className={css.top}>
      <Turn screen={screen} clock={clock} most={lobby.rules.mostForTurn} />
      <div className={css.tools}>
        <Chat session={session} model={{ seat }} lobby={lobby} />
        <TableMenu session={session} isSeated={seat !== null} lobby={lobby} />
      </div>
    </header>
  );
}

function Rivals() {
  const cups = useShown(({ screen }) => screen.rivals);
  return <Cups cups={cups} label={t('table.others')} />;
}

function LastBid() {
  const screen = useShown(({ screen: { bid, total } }) => ({ bid, total }));
  return <BidShown screen={screen} />;
}

function Mine() {
  const table = useTable();
  const { screen, isBusy } = useShown(({ screen, isBusy }) => ({ screen, isBusy }));
  if (!screen.me) return null;
  return (
    <section className={css.mine} data-part="dice-mine">
      <h2>{say('yourDice')}</h2>
      <Dice dice={screen.me.dice} label={say('yourDiceAre', { dice: sayDice(screen.me.dice) })} />
      {screen.isMyTurn && (
        <Actions
          screen={screen}
          isBusy={isBusy}
          onBid={(bid) => table.send({ do: 'bid', ...bid })}
          onDoubt={() => table.send({ do: 'doubt' })}
        />
      )}
    </section>
  );
}

/** What was announced, to read and to hear. */
function Announced() {
  const language = useLanguage();
  const { voice } = useSettings();
  const { entries, people } = useShown(({ entries, screen: { cups } }) => ({ entries, people: cups }));
  const nameOf = (seat: number) => people[seat]?.name ?? '';
  const spoken = entries.map((entry) => ({ key: entry.key, text: sayEntry(entry, nameOf) }));
  useVoice(spoken, voice, language);
  return (
    <>
      <Log entries={entries} people={people} />
      <Announcer spoken={spoken} />
    </>
  );
}
