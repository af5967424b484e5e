import type { Line } from '@oeillade/kernel';
import type { EndProps } from '@oeillade/web/games/contract/end.ts';
import { t } from '@oeillade/web/shell/i18n/index.ts';
import { Account, Entry } from '@oeillade/web/ui/end/account.tsx';
import { seatsByRank } from '@oeillade/web/ui/end/finish.ts';
import endCss from '@oeillade/web/ui/end.module.css';
import type { DiceEvent } from '../../rules/index.ts';
import { Dice } from '../die.tsx';
import { sayDice, sayIt, sayingsOf } from '../table/speech.ts';
import { say } from '../texts/table.ts';
import css from './dice-end.module.css';

/** What everybody had left, and every doubt with the cups lifted. */
export function DiceEnd({ record, finish, people }: EndProps) {
  const nameOf = (seat: number) => people[seat]?.name ?? '';
  const lines = record.lines as readonly Line<DiceEvent>[];
  const doubts = lines.filter((line) => line.e === 'doubted');
  return (
    <>
      <section className={endCss.part}>
        <h2>{t('end.accounts')}</h2>
        <ul className={endCss.accounts} data-part="accounts">
          {seatsByRank(finish).map((seat) => (
            <Account key={seat} person={people[seat]!} score={finish.scores[seat]!}>
              <Entry label={say('end.left')} points={finish.scores[seat]!} />
            </Account>
          ))}
        </ul>
      </section>
      <section className={endCss.part}>
        <h2>{say('end.doubts')}</h2>
        <ol className={css.doubts}>
          {doubts.map((doubt) => (
            <li key={doubt.t}>
              <p>
                {sayingsOf(doubt)
                  .map((saying) => sayIt(saying, nameOf))
                  .join('. ')}
                . {say(doubt.right ? 'end.bluff' : 'end.truth')}
              </p>
              {doubt.dice.map((hand, seat) => (
                <Dice
                  // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are.
                  key={seat}
                  dice={hand}
                  label={say('diceOf', { name: nameOf(seat), dice: sayDice(hand) })}
                />
              ))}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
